import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../../operator/start/open-shop.ts'

const SIGN =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48"><rect width="48" height="48" fill="#7a1f5c"/></svg>'

let folder = ''
let shop: OpenShop
const ask = (path: string, headers: Record<string, string> = {}) =>
  shop.app.fetch(new Request(`http://shop.test${path}`, { headers }))

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dawakit-brand-'))
  const brand = join(folder, 'brand')
  await mkdir(brand)
  await writeFile(join(brand, 'brand.json'), '{"colours":{"primary":"#7a1f5c"}}')
  await writeFile(join(brand, 'icon.svg'), SIGN)
  shop = await openShop({
    DATA_FOLDER: join(folder, 'data'),
    BRAND_FOLDER: brand,
    STORE_NAME: 'Asha’s & Co',
    CATALOGUE: 'none',
  })
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

it('serves the icon for ever under a name of its content, and nothing in it runs', async () => {
  const { icon } = shop.config.brand.pictures
  const answer = await ask(icon?.path ?? '')
  expect(await answer.text()).toBe(SIGN)
  expect(answer.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
  expect(answer.headers.get('cache-control')).toContain('immutable')
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; sandbox;/)
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  const tag = answer.headers.get('etag') ?? ''
  expect((await ask(icon?.path ?? '', { 'If-None-Match': tag })).status).toBe(304)
})

it('leads the sign’s lasting address to the icon', async () => {
  const answer = await ask('/images/store/sign.svg')
  expect([answer.status, answer.headers.get('location')]).toEqual([
    302,
    shop.config.brand.pictures.icon?.path,
  ])
})

it('draws the name in the brand’s colour where there is no logo', async () => {
  const logo = await (await ask('/images/store/logo.svg')).text()
  expect(logo).toContain('aria-label="Asha’s &amp; Co"')
  expect(logo).toContain('fill="#7a1f5c"')
})

it('knows no other picture there', async () => {
  expect((await ask('/images/store/share.jpg')).status).toBe(404)
})
