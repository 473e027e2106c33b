import { once } from 'node:events'
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { request as ask, createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withoutLimits } from '../scripts/check/without-limits.ts'
import { startService } from '../scripts/services.ts'
import { addresses, ports } from './addresses.ts'
import { expect, type Page, test } from './journey.ts'

const BUILT = 'packages/embed/dist/cdn'
const major = async () => JSON.parse(await readFile(`${BUILT}/sri.json`, 'utf8')).version.split('.')[0]

/** What reaches a page's own error handlers. */
function errorsOf(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  return errors
}

/** A page of a shop at `origin`, with a search box and a button that opens the login. */
async function openPage(page: Page, origin: string, head: string): Promise<void> {
  await page.route(`${origin}/a-page`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en-IN"><head><title>A page</title>${head}</head><body>
        <dawa-shop api="${origin}/api"></dawa-shop><dawa-search-box></dawa-search-box>
        <button onclick="Dawakit.open('login')">Sign in here</button></body></html>`,
    }),
  )
  await page.goto(`${origin}/a-page`)
}

const tag = (address: string) => `<script type="module" async src="${address}"></script>`
const search = (page: Page) => page.getByRole('combobox', { name: 'Search medicines' })
const signIn = (page: Page) => page.getByRole('button', { name: 'Sign in here' })
const login = (page: Page) => page.getByRole('dialog', { name: 'Login / Register' })

test.describe('a file of the script tag that does not come', { tag: '@desktop' }, () => {
  const openShop = (page: Page) => openPage(page, addresses.store, tag(`${addresses.store}/embed/dawakit.js`))

  test('is asked for again by itself, and what stands on it works', async ({ page }) => {
    const errors = errorsOf(page)
    let failures = 0
    await page.route(/\/search-box-\w{6}\.js$/, async (route) => {
      failures++
      if (failures < 3) await route.fulfill({ status: 503 })
      else await route.continue()
    })
    await openShop(page)
    await search(page).pressSequentially('parac')
    await expect(page.getByRole('option').first()).toContainText(/^Parac/i)
    expect(failures).toBe(3)
    expect(errors).toEqual([])
  })

  test('without a network comes when there is one again: the login opens', async ({ page, context }) => {
    const errors = errorsOf(page)
    await openShop(page)
    await expect(search(page)).toBeVisible()
    await context.setOffline(true)
    await signIn(page).click()
    await signIn(page).click()
    await expect(login(page)).toHaveCount(0)
    await context.setOffline(false)
    await expect(login(page)).toBeVisible()
    expect(errors).toEqual([])
  })

  test('is asked for at the next press, and not only after the wait', async ({ page }) => {
    await openShop(page)
    await expect(search(page)).toBeVisible()
    let isDown = true
    let asked = 0
    await page.route(/\/login-\w{6}\.js$/, async (route) => {
      asked++
      if (isDown) await route.abort('connectionreset')
      else await route.continue()
    })
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await signIn(page).click()
    await expect.poll(() => asked).toBeGreaterThan(0)
    isDown = false
    await signIn(page).click()
    await expect.poll(() => page.evaluate(() => Boolean(customElements.get('dawa-login')))).toBe(true)
  })
})

test('a pinned page runs its release, and no file of which a byte is another', { tag: '@desktop' }, async ({
  page,
  request,
  browser,
}) => {
  const [version = ''] = (await readdir(`${process.env['SHOP_DATA_FOLDER']}/embed`)).filter((name) =>
    /^\d/.test(name),
  )
  const pinned = await (await request.get(`${addresses.store}/embed/${version}/pinned.html`)).text()
  await openPage(page, addresses.store, pinned)
  await search(page).pressSequentially('parac')
  await expect(page.getByRole('option').first()).toContainText(/^Parac/i)

  const another = await browser.newPage()
  await another.route(/\/search-box-\w{6}\.js$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()};window.isTampered = true` })
  })
  const refused = another.waitForEvent('console', (message) => /integrity/i.test(message.text()))
  await openPage(another, addresses.store, pinned)
  await refused
  await another.evaluate(() => customElements.whenDefined('dawa-shop'))
  expect(await another.evaluate(() => Reflect.has(window, 'isTampered'))).toBe(false)
  await another.close()
})

test.describe('a script that brings its elements', { tag: '@desktop' }, () => {
  const openShop = (page: Page, file: string) =>
    openPage(page, addresses.store, tag(`${addresses.store}/embed/${file}`))
  const scriptsOf = (page: Page): string[] => {
    const asked: string[] = []
    page.on('request', (request) => {
      const [, file] = /\/embed\/(.*\.js.*)/.exec(request.url()) ?? []
      if (file) asked.push(file)
    })
    return asked
  }

  const find = async (page: Page) => {
    await search(page).pressSequentially('parac')
    await expect(page.getByRole('option').first()).toContainText(/^Parac/i)
    // What it opens lies above the page.
    await search(page).press('Escape')
  }
  const mobile = (page: Page) => page.getByLabel('Mobile Number')

  test('is one answer, and what comes later stands on it', async ({ page }) => {
    const errors = errorsOf(page)
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    const asked = scriptsOf(page)
    await openShop(page, 'dawakit-search.js')
    await expect(search(page)).toBeVisible()
    expect(asked).toEqual(['dawakit-search.js'])
    await find(page)
    await signIn(page).click()
    await expect(login(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await page.evaluate(() => window.Dawakit?.open('cart'))
    await expect(page.getByRole('dialog', { name: /cart/i })).toBeVisible()
    expect(asked.filter((file) => file.startsWith('dawakit'))).toHaveLength(1)
    expect(asked.filter((file) => file.startsWith('runtime'))).toEqual([])
    expect([...errors, ...warnings]).toEqual([])
  })

  test('works by an address with a query, as some websites write it', async ({ page }) => {
    const errors = errorsOf(page)
    const asked = scriptsOf(page)
    await openShop(page, 'dawakit-search.js?ver=6.5')
    await find(page)
    await signIn(page).click()
    await expect(login(page)).toBeVisible()
    await expect(mobile(page)).toBeEditable()
    // Once: what comes later stands on the script that runs.
    expect(asked.filter((file) => file.startsWith('dawakit'))).toEqual(['dawakit-search.js?ver=6.5'])
    expect(errors).toEqual([])
    expect(await page.evaluate(() => window.Dawakit?.doctor())).toEqual([])
  })

  test('asks again for a later file that did not come', async ({ page }) => {
    const errors = errorsOf(page)
    let failures = 0
    await page.route(/\/search\.login-\w{6}\.js$/, async (route) => {
      failures++
      if (failures < 2) await route.abort()
      else await route.continue()
    })
    await openShop(page, 'dawakit-search.js')
    await signIn(page).click()
    await expect(login(page)).toBeVisible({ timeout: 15_000 })
    await mobile(page).fill('9876543210')
    await expect(mobile(page)).toHaveValue('9876543210')
    expect(failures).toBe(2)
    expect(errors).toEqual([])
  })

  test('can be pinned with its own files', async ({ page }) => {
    const asked = scriptsOf(page)
    const { version } = JSON.parse(await readFile(`${BUILT}/sri.json`, 'utf8'))
    const answer = await page.request.get(`${addresses.store}/embed/${version}/search.pinned.html`)
    await openPage(page, addresses.store, await answer.text())
    await find(page)
    await signIn(page).click()
    await expect(login(page)).toBeVisible()
    expect(asked[0]).toBe(`${version}/dawakit-search.js`)
    expect(asked.filter((file) => file.includes('/runtime-'))).toEqual([])
  })
})

test('a release under traffic: what an older one has begun goes on, and nothing is missing', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  const folder = await mkdtemp(join(tmpdir(), 'dawakit-release-'))
  // The next release: other bytes, in files of other names.
  const next = join(folder, 'next')
  await cp(BUILT, next, { recursive: true, filter: (path) => !/\.(br|map)$/.test(path) })
  const { version, files } = JSON.parse(await readFile(`${BUILT}/sri.json`, 'utf8'))
  const [build] = /\w{6}(?=\.js$)/.exec(
    Object.keys(files).find((name) => name.startsWith('runtime-')) ?? '',
  ) ?? ['']
  for (const name of await readdir(next)) {
    const text = (await readFile(join(next, name), 'utf8')).replaceAll(`-${build}`, '-0e0e0e')
    await writeFile(join(next, name), text.replaceAll(`"${version}"`, `"${version}9"`))
    await rename(join(next, name), join(next, name.replace(build, '0e0e0e')))
  }

  // One address, behind which the old process makes way for the new one.
  let port: number = ports.store
  const proxy = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming
    const passed = ask({ port, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    passed.on('error', () => outgoing.writeHead(502).end())
    incoming.pipe(passed)
  })
  proxy.listen(0)
  await once(proxy, 'listening')
  const listening = proxy.address()
  const origin = `http://localhost:${typeof listening === 'object' ? listening?.port : 0}`
  const floating = `${origin}/embed/v${await major()}/`

  await openPage(page, origin, tag(`${floating}dawakit.js`))
  await expect(search(page)).toBeVisible()

  const missing: string[] = []
  let isOver = false
  const traffic = (async () => {
    while (!isOver) {
      for (const file of Object.keys(files)) {
        const { status } = await fetch(floating + file)
        if (status !== 200) missing.push(`${status} ${file}`)
      }
    }
  })()
  const newPort = 20_000 + (ports.store % 1000)
  const store = await startService('examples/store/server.ts', {
    PORT: String(newPort),
    STORE_URL: addresses.store,
    SANDBOX_URL: addresses.sandbox,
    DATA_FOLDER: process.env['SHOP_DATA_FOLDER'] ?? '',
    EMBED_BUILD: next,
    NODE_ENV: 'production',
    PAYMENT_METHODS: 'cod,razorpay,ccavenue',
    ...withoutLimits,
    // Of the shop that both processes serve: a start writes them down.
    PARTNER_ORIGINS: [addresses.partner, addresses.partnerReact, addresses.hosts].join(),
  })
  try {
    port = newPort
    await signIn(page).click()
    await expect(login(page)).toBeVisible()
    const newcomer = await browser.newPage()
    await openPage(newcomer, origin, tag(`${floating}dawakit.js`))
    await signIn(newcomer).click()
    await expect(login(newcomer)).toBeVisible()
    expect(await newcomer.evaluate(() => window.Dawakit?.version)).toBe(`${version}9`)
    expect(await page.evaluate(() => window.Dawakit?.version)).toBe(version)
    await newcomer.close()
    // The old process asked for what the new one has brought.
    port = ports.store
    await expect.poll(async () => (await fetch(`${floating}login-0e0e0e.js`)).status).toBe(200)
    isOver = true
    await traffic
    expect(missing).toEqual([])
  } finally {
    isOver = true
    await store.stop()
    proxy.close()
    proxy.closeAllConnections()
    await rm(folder, { recursive: true })
    await rm(`${process.env['SHOP_DATA_FOLDER']}/embed/${version}9`, { recursive: true, force: true })
  }
})
