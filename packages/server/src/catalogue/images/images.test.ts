import { beforeEach, expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { openTestShop, type TestShop } from '../../../test/test-shop.ts'
import { touchCatalogue } from '../../ground/kept-catalogue/catalogue-version.ts'

onEachDatabase('Pictures', (open) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop(await open())
  })

  it('are drawn for products, categories, brands and the store', async () => {
    const paths = [
      'packs/dolo.svg',
      'packs/dolo-box.svg',
      'packs/dolo-label.svg',
      'categories/fever-and-pain.svg',
      'categories/personal-care.svg',
      'brands/micro-labs.svg',
      'banners/category-fever-and-pain-1-wide.svg',
      'store/logo.svg',
    ]
    for (const path of paths) {
      const response = await shop.fetch(`/images/${path}`)
      expect(response.status, path).toBe(200)
      expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
      expect(await response.text(), path).toMatch(/^<svg [\s\S]*<\/svg>\s*$/)
    }
  })

  it('carry the name of the product', async () => {
    expect(await (await shop.fetch('/images/packs/dolo.svg')).text()).toContain('Dolo')
  })

  it('cannot load or run anything, and are only what they say', async () => {
    const { headers } = await shop.fetch('/images/packs/dolo.svg')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  })

  it('are 404 when unknown, whatever the path tries', async () => {
    const paths = [
      'packs/nobody.svg',
      'packs/dolo.png',
      'packs/dolo',
      'brands/nobody.svg',
      'categories/nobody.svg',
      'banners/nobody-wide.svg',
      'offers/nobody-large.svg',
      'packs/%2e%2e%2fetc.svg',
      '..%2f..%2fpackage.json',
      'packs/%E0%A4.svg',
      '',
    ]
    for (const path of paths) expect((await shop.fetch(`/images/${path}`)).status, path).toBe(404)
  })

  it('are kept by browsers, and asked for again by their tag', async () => {
    const first = await shop.fetch('/images/packs/dolo.svg')
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]{22}"$/)
    expect(first.headers.get('cache-control')).toContain('max-age=2592000')
    const versioned = await shop.fetch('/images/packs/dolo.svg?v=2')
    expect(versioned.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await shop.fetch('/images/packs/dolo.svg', { headers: { 'if-none-match': tag } })
      expect(again.status).toBe(304)
      expect(await again.text()).toBe('')
    }
  })

  it('follow the product when the catalogue changes', async () => {
    const before = await (await shop.fetch('/images/packs/dolo.svg')).text()
    await shop.db.updateTable('product').set({ name: 'Renamed 650' }).where('id', '=', 'dolo').execute()
    await touchCatalogue(shop.db)
    shop.clock.advance(1001)
    const after = await (await shop.fetch('/images/packs/dolo.svg')).text()
    expect(after).not.toBe(before)
    expect(after).toContain('Renamed')
  })
})
