import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../scripts/free-port.ts'
import { run } from '../scripts/run.ts'
import { expect, test } from './journey.ts'

let folder = ''
let release = ''
let shop: ChildProcess | undefined
let address = ''

/** With nothing of this machine but Node, and of the environment what is named. */
const start = (file: string, args: string[] = [], env: Record<string, string> = {}) =>
  spawn(process.execPath, [file, ...args], {
    cwd: release,
    env: { DAWAKIT_MODE: 'demo', NODE_ENV: 'production', DATA_FOLDER: join(folder, 'data'), ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dawakit-release-'))
  release = join(folder, 'release')
  await run('npm', ['run', '--silent', 'release:folder', '--', release])
  const port = await freePort()
  address = `http://localhost:${port}`
  shop = start('examples/store/server.ts', [], { PORT: String(port), STORE_URL: address })
  await once(shop, 'message')
})

test.afterAll(async () => {
  shop?.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

test('a release in a folder of its own is a whole store: pages, pictures, the script tag and the command line', {
  tag: '@desktop',
}, async ({ page, request }) => {
  await page.goto(`${address}/search?search=para`)
  const card = page.getByRole('main').getByRole('article').first()
  await expect(card).toContainText('Paracetamol')
  await card.getByRole('button', { name: /^Add/ }).click()
  await expect(page.getByRole('banner').getByText('1', { exact: true }).first()).toBeVisible()
  const picture = card.locator('img').first()
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  const tag = await request.get(`${address}/embed/dawakit.js`)
  expect(tag.headers()['content-type']).toContain('javascript')
  const command = start('scripts/shop.ts', ['orders', 'list'])
  const [output] = await Promise.all([command.stdout?.toArray(), once(command, 'exit')])
  expect(String(Buffer.concat(output ?? []))).toContain('0 orders.')
  expect(command.exitCode).toBe(0)
})

test('it holds what a running store reads, and neither tests nor tools', { tag: '@desktop' }, async () => {
  for (const tool of ['typescript', 'vite', 'tsup', 'esbuild', 'vitest', 'react-dom']) {
    expect(existsSync(join(release, 'node_modules', tool)), tool).toBe(false)
  }
  expect(globSync('{packages,examples,scripts}/**/*.test.*', { cwd: release })).toEqual([])
  const { name } = JSON.parse(await readFile(join(release, 'package.json'), 'utf8'))
  expect(name).toBe('dawakit')
})

test('it is made beside the one that runs, never in its place', { tag: '@desktop' }, async () => {
  const before = await readFile(join(release, 'examples/store/dist/server/entry.mjs'))
  await expect(run('npm', ['run', '--silent', 'release:folder', '--', release])).rejects.toThrow(
    'ended with 1',
  )
  expect(await readFile(join(release, 'examples/store/dist/server/entry.mjs'))).toEqual(before)
})
