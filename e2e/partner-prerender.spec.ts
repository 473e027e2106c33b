import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newCustomer } from './customer.ts'
import { expect, test } from './journey.ts'
import { type LifeSite, startLifeSite } from './life/life-server.ts'

let site: LifeSite
test.beforeAll(async () => {
  site = await startLifeSite()
})
test.afterAll(() => site.stop())

test('a page that is prerendered stores and tells nothing before it is shown, and then merges the cart of that moment', {
  tag: '@desktop',
}, async ({ request }) => {
  const { token, userId, call } = await newCustomer(request)
  const product = await request.get(
    `${site.address}/api/get/productBySlug?slug=paracetamol-650mg-tablet-jeevika`,
  )
  const { data } = (await product.json()) as { data: { _id: string } }
  const cart = (quantity: number) => ({
    'dawakit:cart': JSON.stringify({ v: 1, lines: [{ ...data, quantity, variant: null }] }),
  })
  const story = { kept: { 'dawakit:token': token, ...cart(1) }, later: cart(3) }
  site.calls.length = 0
  // A browser that a debugger is attached to prerenders nothing: the pages go their way alone, and say what they saw.
  const profile = await mkdtemp(join(tmpdir(), 'dawakit-prerender-'))
  const browser = spawn(process.env['CHROME'] ?? '', [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    // Without one it leaves as soon as the page has loaded.
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    `${site.address}/news#${encodeURIComponent(JSON.stringify(story))}`,
  ])
  try {
    await expect
      .poll(() => site.marks)
      .toEqual(['drawn', 'stored nothing', 'told before: ', 'shown: cart of 3'])
    const before = site.calls.slice(0, site.calls.indexOf('stored nothing'))
    expect(before.filter((name) => !name.startsWith('GET'))).toEqual(['drawn'])
    expect(site.calls.filter((name) => name === 'POST /post/cart')).toHaveLength(1)
    const user = await call<{ cart: { _id: string; quantity: number }[] }>(`GET /get/user?id=${userId}`)
    expect(user.data.cart).toMatchObject([{ _id: data._id, quantity: 3 }])
  } finally {
    browser.kill()
    await new Promise((done) => (browser.exitCode === null ? browser.once('exit', done) : done(null)))
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
})
