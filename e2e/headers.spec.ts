import { globSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../scripts/free-port.ts'
import { type Service, startService } from '../scripts/services.ts'
import { type APIRequestContext, expect, test } from './journey.ts'

/** A page with what docs/headers.md calls those of a page. */
const PAGE = {
  'x-content-type-options': /^nosniff$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'cross-origin-opener-policy': /^same-origin-allow-popups$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(self\)/,
  'content-security-policy': /default-src (?!.*unsafe-(inline|eval)).*frame-ancestors 'self'/,
}
const SHARED = { ...PAGE, 'cache-control': /^public, max-age=0, s-maxage=30, stale-while-revalidate=300$/ }
/** Part of a page, that a script puts in: on its own it loads nothing. */
const FRAGMENT = { ...SHARED, 'content-security-policy': /^default-src 'none'; frame-ancestors 'none'$/ }
const OF_AN_ORDER = { ...PAGE, 'cache-control': /^no-cache$/ }
const OF_A_LINK = { ...PAGE, 'cache-control': /^no-store$/, 'referrer-policy': /^no-referrer$/ }
const MAP = { 'cache-control': /^public, max-age=3600$/, 'cross-origin-resource-policy': /^same-origin$/ }
/** Of what is no page. */
const MISSING = { 'cache-control': /^no-cache$/, 'cross-origin-resource-policy': /^same-origin$/ }
const NEVER = { 'cache-control': /^no-store$/, 'cross-origin-resource-policy': /^cross-origin$/ }
const PICTURE = {
  'cache-control': /^public/,
  'cross-origin-resource-policy': /^cross-origin$/,
  'content-security-policy': /^default-src 'none'; sandbox$/,
}
const FILE = { 'cross-origin-resource-policy': /^same-origin$/, etag: /./ }

type Headers = Record<string, RegExp>
/** Every route of `examples/store/src/pages`, an address of it, and what it answers with. */
const ROUTES: Record<string, [path: string, headers: Headers]> = {
  '404': ['/404', OF_AN_ORDER],
  '500': ['/500', { ...PAGE, 'cache-control': /^no-store$/ }],
  '[...unknown]': ['/nothing/at/all', OF_AN_ORDER],
  'about-us': ['/about-us', SHARED],
  'api/[...path]': ['/api/healthz', NEVER],
  'brand/[slug]': ['/brand/nothing', OF_AN_ORDER],
  'cancellation-policy': ['/cancellation-policy', SHARED],
  cart: ['/cart', SHARED],
  checkout: ['/checkout', SHARED],
  'contact-us': ['/contact-us', SHARED],
  failure: ['/failure', SHARED],
  faq: ['/faq', SHARED],
  'favicon.ico': ['/favicon.ico', PICTURE],
  'favicon.svg': ['/favicon.svg', PICTURE],
  'forgotPassword/[id]': ['/forgotPassword/x', OF_A_LINK],
  'forgotPassword/index': ['/forgotPassword', SHARED],
  'generalCategory/[...path]': ['/generalCategory/nothing', OF_AN_ORDER],
  'generalCategory/index': ['/generalCategory', SHARED],
  healthz: ['/healthz', NEVER],
  'images/[...path]': ['/images/store/logo.svg', PICTURE],
  index: ['/', SHARED],
  login: ['/login', SHARED],
  'manifest.webmanifest': [
    '/manifest.webmanifest',
    { 'cache-control': /^public, max-age=300$/, 'cross-origin-resource-policy': /^same-origin$/ },
  ],
  miscellaneous: ['/miscellaneous', SHARED],
  newsletter: ['/newsletter', SHARED],
  'newsletter/confirm/[token]': ['/newsletter/confirm/x', OF_A_LINK],
  'newsletter/leave/[token]': ['/newsletter/leave/x', OF_A_LINK],
  notifications: ['/notifications', SHARED],
  'orders/[id]': ['/orders/x', OF_AN_ORDER],
  'orders/index': ['/orders', SHARED],
  pincode: ['/pincode', SHARED],
  'prepared/[id]': ['/prepared/x', OF_AN_ORDER],
  'privacy-policy': ['/privacy-policy', SHARED],
  'product/[category]/[slug]': ['/product/nothing/nothing', OF_AN_ORDER],
  profile: ['/profile', SHARED],
  readyz: ['/readyz', NEVER],
  'refund-policy': ['/refund-policy', SHARED],
  'return-policy': ['/return-policy', SHARED],
  'robots.txt': ['/robots.txt', MAP],
  'rows/[id]': ['/rows/nothing', MISSING],
  'salt/[slug]': ['/salt/nothing', OF_AN_ORDER],
  search: ['/search?search=dolo', SHARED],
  signup: ['/signup', SHARED],
  'sitemap-[part].xml': ['/sitemap-nothing.xml', MISSING],
  'sitemap.xml': ['/sitemap.xml', MAP],
  'specialityCategory/[...path]': ['/specialityCategory/nothing', OF_AN_ORDER],
  'specialityCategory/index': ['/specialityCategory', SHARED],
  success: ['/success', SHARED],
  'terms-and-conditions': ['/terms-and-conditions', SHARED],
  'upload-prescription': ['/upload-prescription', SHARED],
  'verifyEmail/[token]': ['/verifyEmail/x', OF_A_LINK],
}

let folder = ''
let shop: Service | undefined
let address = ''

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dawakit-headers-'))
  const port = await freePort()
  address = `http://localhost:${port}`
  shop = await startService('examples/store/server.ts', {
    PORT: String(port),
    STORE_URL: 'https://headers.example',
    DATA_FOLDER: folder,
    NODE_ENV: 'production',
  })
})
test.afterAll(async () => {
  await shop?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** What an answer lacks of the headers that it should have. */
async function lackOf(request: APIRequestContext, path: string, headers: Headers): Promise<string[]> {
  const answer = (await request.get(address + path, { maxRedirects: 0 })).headers()
  const all = {
    'strict-transport-security': /^max-age=31536000$/,
    'x-content-type-options': /^nosniff$/,
    ...headers,
  }
  return Object.entries(all)
    .filter(([name, value]) => !value.test(answer[name] ?? ''))
    .map(([name, value]) => `${path} ${name}: ${answer[name]}, not ${value}`)
}

test('every route of the store answers with the headers of docs/headers.md, drawn or kept', {
  tag: '@desktop',
}, async ({ request }) => {
  const files = globSync('examples/store/src/pages/**/*.{astro,ts}')
  const routes = files
    .map((file) => file.replace(/^examples\/store\/src\/pages\//, '').replace(/\.(astro|ts)$/, ''))
    .filter((route) => !/\.test$|(^|\/)_/.test(route))
  expect(routes.sort()).toEqual(Object.keys(ROUTES).sort())
  const lack: string[] = []
  for (const [path, headers] of Object.values(ROUTES)) {
    lack.push(...(await lackOf(request, path, headers)))
    // The second answer may be a kept one.
    lack.push(...(await lackOf(request, path, headers)))
  }
  // What there is has addresses of its own.
  const home = await (await request.get(`${address}/`)).text()
  const map = await (await request.get(`${address}/sitemap.xml`)).text()
  const [row = '/no-row'] = /\/rows\/[\w-]+/.exec(home) ?? []
  const [product = '/no-product'] = /\/product\/[\w-]+\/[\w-]+/.exec(home) ?? []
  const [part = '/no-part'] = /\/sitemap-[\w-]+\.xml/.exec(map) ?? []
  lack.push(...(await lackOf(request, row, FRAGMENT)), ...(await lackOf(request, product, SHARED)))
  lack.push(...(await lackOf(request, part, MAP)))
  expect(lack).toEqual([])
})

test('so do its files and the script tag', { tag: '@desktop' }, async ({ request }) => {
  const home = await (await request.get(`${address}/`)).text()
  const [built = ''] = /\/_astro\/[\w.-]+\.js/.exec(home) ?? []
  expect(
    await lackOf(request, built, { ...FILE, 'cache-control': /^public, max-age=31536000, immutable$/ }),
  ).toEqual([])
  const open = { 'access-control-allow-origin': /^\*$/, 'cross-origin-resource-policy': /^cross-origin$/ }
  expect(
    await lackOf(request, '/embed/dawakit.js', { ...open, 'cache-control': /^public, max-age=300$/ }),
  ).toEqual([])
  const loader = await (await request.get(`${address}/embed/dawakit.js`)).text()
  const [part = ''] = /-[0-9a-f]{6}\.js/.exec(loader) ?? []
  const forEver = { ...open, 'cache-control': /^public, max-age=31536000, immutable$/ }
  expect(await lackOf(request, `/embed/cart${part}`, forEver)).toEqual([])
})

test('so does every call of the API, with and without a token', { tag: '@desktop' }, async ({ request }) => {
  const description = await (await request.get(`${address}/api/openapi.json`)).json()
  const calls = Object.entries<Record<string, unknown>>(description.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({
      method: method.toUpperCase(),
      path: path.replace(/\{\w+\}/g, 'x'),
    })),
  )
  expect(calls.length).toBeGreaterThan(50)
  for (const { method, path } of calls) {
    const where = `${address}${path.startsWith('/api') ? '' : '/api'}${path}`
    for (const token of [undefined, 'JWT x']) {
      const answer = await request.fetch(where, {
        method,
        maxRedirects: 0,
        headers: { ...(token && { Authorization: token }) },
        ...(method !== 'GET' && { data: {} }),
      })
      const headers = answer.headers()
      const named = `${method} ${path} ${token ?? ''}: ${answer.status()}`
      expect.soft(headers['strict-transport-security'], named).toBe('max-age=31536000')
      expect.soft(headers['x-content-type-options'], named).toBe('nosniff')
      const isPrivate = method !== 'GET' || token
      expect
        .soft(headers['cross-origin-resource-policy'], named)
        .toMatch(isPrivate ? /^(same-origin|same-site|cross-origin)$/ : /^(same-site|cross-origin)$/)
      if (method !== 'GET' || token) expect.soft(headers['cache-control'], named).toMatch(/no-store|^public/)
    }
  }
})
