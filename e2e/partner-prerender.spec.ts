import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { newCustomer } from './customer.ts'
import { type LifeSite, startLifeSite } from './life/life-server.ts'

let site: LifeSite
test.beforeAll(async () => {
  site = await startLifeSite()
})
test.afterAll(() => site.stop())

test('a page that is prerendered changes, stores and tells nothing before it is shown', {
  tag: '@desktop',
}, async ({ request }) => {
  const { token } = await newCustomer(request)
  const product = await request.get(`${site.address}/api/get/product?id=paracetamol-650mg-tablet-jeevika`)
  const { data } = (await product.json()) as { data: object }
  const cart = JSON.stringify({ v: 1, lines: [{ ...data, quantity: 2, variant: null }] })
  const kept = { 'dawakit:token': token, 'dawakit:cart': cart }
  site.calls.length = 0
  // A browser that a debugger is attached to prerenders nothing: the page goes its way alone, and says what it was told.

  const profile = await mkdtemp(join(tmpdir(), 'dawakit-prerender-'))
  const address = `${site.address}/news#${encodeURIComponent(JSON.stringify(kept))}`
  const browser = spawn(process.env['CHROME'] ?? '', [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    // Without one it leaves as soon as the page has loaded.
    '--remote-debugging-port=0',

    `--user-data-dir=${profile}`,
    address,
  ])
  try {
    await expect.poll(() => site.marks.slice(0, 2)).toEqual(['stored nothing', 'told before: '])
    const before = site.calls.slice(0, site.calls.indexOf('stored nothing'))
    expect(before.filter((name) => !name.startsWith('GET'))).toEqual([])
  } finally {
    browser.kill()
    await new Promise((done) => (browser.exitCode === null ? browser.once('exit', done) : done(null)))
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
})
