import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type RunningSandbox, startSandbox } from '../packages/sandbox/src/start-sandbox.ts'
import { freePort } from '../scripts/free-port.ts'
import { run } from '../scripts/run.ts'
import { newCustomer, saveAddress } from './customer.ts'
import { expect, test } from './journey.ts'
import { findNginx, startNginx } from './rolling/nginx.ts'
import { findPostgres, type RunningPostgres, startPostgres } from './self-hosting/postgres.ts'
import { readUnit } from './self-hosting/unit.ts'

/** docs/self-hosting.md from its beginning to its end, on a machine with nginx and PostgreSQL. */
const nginx = findNginx()
const postgres = findPostgres()
const PRODUCTS = `name,mrp,price,stock,kind,category,prescription
Neem Soap,60,48,1000,general,Soaps,no
`
const STOP_WAIT_SECONDS = 3

test.describe('A pharmacy’s own server, as docs/self-hosting.md says', () => {
  test.describe.configure({ mode: 'serial' })
  test.skip(!nginx || !postgres, 'Left out: nginx or PostgreSQL is not installed here.')
  let folder = ''
  let shop = ''
  let ports: readonly [number, number]
  let database: RunningPostgres
  let outside: RunningSandbox
  const running = new Map<number, ChildProcess>()
  const stops: (() => Promise<unknown>)[] = []
  const at = (...path: string[]) => join(folder, ...path)

  test.beforeAll(async () => {
    test.setTimeout(900_000)
    folder = await mkdtemp(join(tmpdir(), 'dawakit-self-hosting-'))
    await mkdir(at('postgres'))
    // Whoever runs PostgreSQL goes through it.
    await run('chmod', ['711', folder])
    const port = await freePort()
    ports = [await freePort(), await freePort()]
    shop = `http://127.0.0.1:${port}`
    database = await startPostgres(postgres ?? '', at('postgres'), await freePort())
    stops.push(() => database.stop())
    database.createDatabase('shop')
    outside = await startSandbox({
      port: 0,
      webhookUrl: null,
      keys: {
        twilio: { accountSid: 'AC0123456789', authToken: 'a token of their own' },
        postmark: { serverToken: 'another token of their own' },
      },
    })
    stops.push(() => outside.stop())
    await writeFile(at('dawakit.env'), settings())
    await run('npm', ['run', '--silent', 'release:folder', '--', at('releases/1.0.0')])
    await makeCurrent('1.0.0')
    stops.push(await startNginx(nginx ?? '', { folder, port, behind: ports, failSeconds: 2 }))
  })
  test.afterAll(async () => {
    for (const child of running.values()) child.kill('SIGKILL')
    await Promise.all(stops.reverse().map((stop) => stop()))
    if (folder) await rm(folder, { recursive: true, force: true })
  })

  /** Cash alone: gateways have journeys of their own. */
  const settings = () => `STORE_URL=${shop}
DATABASE_URL=${database.url('shop')}
SESSION_SECRET=a secret of this pharmacy, long enough
TRUSTED_PROXIES=1
STOP_WAIT_SECONDS=${STOP_WAIT_SECONDS}
STORE_NAME=Nila Pharmacy
STORE_OWNER=Nila Medicals LLP
STORE_ADDRESS=4 Beach Road, Kochi 682001
STORE_PHONE=+91 484 234 5678
STORE_EMAIL=care@nila.example
GRIEVANCE_OFFICER=Latha Menon
STORE_STATE=Kerala
STORE_GSTIN=32AAPFU0939F1Z4
STORE_DRUG_LICENCE=KL-EKM-123456
SMS_BY=twilio
SMS_URL=${outside.url}/twilio
SMS_ACCOUNT_SID=AC0123456789
SMS_TOKEN=a token of their own
SMS_FROM=+919876543210
MAIL_BY=postmark
MAIL_URL=${outside.url}/postmark
MAIL_TOKEN=another token of their own
MAIL_FROM=Nila Pharmacy <care@nila.example>
POSTAL_URL=${outside.url}
PAYMENT_METHODS=cod
`
  const places = () => ({
    '/srv/dawakit/current': at('current'),
    '/etc/dawakit.env': at('dawakit.env'),
    '/var/lib/dawakit': at('data'),
    '/var/backups/dawakit': at('backups'),
  })

  async function makeCurrent(release: string): Promise<void> {
    await symlink(at('releases', release), at('next'))
    await rename(at('next'), at('current'))
  }

  async function startProcess(port: number): Promise<void> {
    const { commands, workingDirectory, environment } = readUnit('dawakit@.service', String(port), places())
    const [[program = '', ...words] = []] = commands
    const child = spawn(program, words, {
      cwd: workingDirectory,
      env: environment,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    running.set(port, child)
    await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(([code]) => Promise.reject(new Error(`It ended with ${code}.`))),
    ])
  }

  /** @returns with what it ended */
  async function stopProcess(port: number): Promise<number | null> {
    const child = running.get(port)
    if (!child) return null
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    await exited
    return child.exitCode
  }

  /** As the user of the unit, in the folder of the release. */
  async function command(words: string[], env: Record<string, string> = {}): Promise<string> {
    const { stdout } = await promisify(execFile)(
      at('current/node_modules/.bin/node'),
      ['scripts/shop.ts', ...words],
      { cwd: at('current'), env: { ...readUnit('dawakit@.service', '4321', places()).environment, ...env } },
    )
    return stdout
  }

  test('is said to be ready before it starts, and not while something is missing', {
    tag: '@desktop',
  }, async () => {
    expect(await command(['config', '--set'])).toContain('Nothing is wrong with them.')
    const doctor = await command(['doctor', '--free', '10'])
    expect(doctor).toMatch(/^ok/m)
    expect(doctor).not.toMatch(/^wrong/m)
    const missing = command(['config'], { STORE_GSTIN: '' })
    await expect(missing).rejects.toThrow('STORE_GSTIN must be set to the pharmacy’s GSTIN')
  })

  test('sells its own products behind nginx, from two processes', { tag: '@desktop' }, async ({
    page,
    request,
  }) => {
    await writeFile(at('products.csv'), PRODUCTS)
    await command(['import', 'products', at('products.csv')])
    for (const port of ports) await startProcess(port)
    await page.goto(`${shop}/product/soaps/neem-soap`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Neem Soap')
    const customer = await newCustomer(request, 'Meena Raghavan', shop, undefined, outside.url)
    const address = await saveAddress(customer)
    const { data: products } = await customer.call<{ _id: string }[]>('GET /get/products')
    const lines = [{ _id: products[0]?._id, quantity: 2 }]
    await customer.call('POST /post/cart', { data: { userId: customer.userId, products: lines } })
    const order = await customer.call<{ orderNumber: string }>('POST /post/order', {
      order: { products: lines, shippingAddress: { id: address }, acceptedTerms: true, paymentMethod: 'cod' },
    })
    expect(order).toMatchObject({ status: 200, key: 'success' })
    expect(await command(['orders', 'list'])).toContain(order.data.orderNumber)
  })

  test('takes a new release one process after the other, and pages of the old one keep their files', {
    tag: '@desktop',
  }, async ({ request }) => {
    const old = await (await request.get(`${shop}/faq`)).text()
    const [file = ''] = /\/_astro\/[\w.-]+\.js/.exec(old) ?? []
    await cp(at('releases/1.0.0'), at('releases/1.1.0'), { recursive: true, verbatimSymlinks: true })
    await makeCurrent('1.1.0')
    for (const port of ports) {
      expect(await stopProcess(port)).toBe(0)
      expect((await request.get(`${shop}/faq`)).status()).toBe(200)
      await startProcess(port)
    }
    expect((await request.get(shop + file)).status()).toBe(200)
    expect(await command(['orders', 'list'])).toContain('1 order.')
  })

  test('is backed up each night, and stands again on another machine', { tag: '@desktop' }, async () => {
    await mkdir(at('backups'))
    const { commands, workingDirectory, environment } = readUnit('dawakit-backup.service', '', places())
    for (const [program = '', ...words] of commands) {
      await promisify(execFile)(program, words, { cwd: workingDirectory, env: environment })
    }
    database.createDatabase('elsewhere')
    const elsewhere = { DATABASE_URL: database.url('elsewhere'), DATA_FOLDER: at('data-elsewhere') }
    await command(['restore', at('backups')], elsewhere)
    expect(await command(['orders', 'list'], elsewhere)).toContain(await command(['orders', 'list']))
  })
})
