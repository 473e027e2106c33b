import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LISTING_FILTERS } from '@dawakit/core/product'
import { describe, expect, it } from 'vitest'
import { pageKey, READ_BY_PAGES } from './page-key.ts'

function keyOf(url: string, headers: Record<string, string> = {}, method = 'GET'): string | null {
  const all = { host: 'store.example', 'accept-encoding': 'gzip, br', ...headers }
  return pageKey({ url, method, headers: all } as unknown as IncomingMessage)
}

describe('pageKey', () => {
  it('is one for whoever gets the same page', () => {
    const key = keyOf('/generalCategory/soaps?page=2')
    expect(keyOf('/generalCategory/soaps?page=2', { 'accept-encoding': 'br;q=1.0, gzip' })).toBe(key)
    expect(keyOf('/generalCategory/soaps?utm_source=mail&page=2&nonsense=17')).toBe(key)
    expect(keyOf('/generalCategory/soaps?page=2', {}, 'HEAD')).toBe(key)
    expect(keyOf('/product/soaps/neem?gclid=1')).toBe(keyOf('/product/soaps/neem'))
  })

  it('is another where the page may be another', () => {
    const keys = [
      keyOf('/'),
      keyOf('/?layout=grid'),
      keyOf('/faq'),
      keyOf('/', { host: 'other.example' }),
      keyOf('/', { 'x-forwarded-host': 'other.example' }),
      keyOf('/', { 'x-forwarded-proto': 'https' }),
      keyOf('/', { 'accept-encoding': 'gzip' }),
      keyOf('/', { 'accept-encoding': '' }),
      keyOf('/product/soaps/neem'),
      keyOf('/product/soaps/neem?Weight=75+g'),
      keyOf('/product/soaps/neem?Weight=100+g'),
    ]
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('is none for who brings a token or a cookie', () => {
    expect(keyOf('/', { authorization: 'Bearer a.b.c' })).toBeNull()
    expect(keyOf('/', { cookie: 'session=1' })).toBeNull()
  })

  it('is none for what is no page, for what changes something, and for an address of any length', () => {
    for (const path of ['/api/get/products', '/images/x.svg', '/sitemap.xml', '/robots.txt', '/healthz']) {
      expect(keyOf(path), path).toBeNull()
    }
    expect(keyOf('/newsletter', {}, 'POST')).toBeNull()
    expect(keyOf(`/search?search=${'x'.repeat(400)}`)).toBeNull()
    expect(keyOf('/', { host: 'x'.repeat(400) })).toBeNull()
  })

  it('knows all that pages read of their query', () => {
    const source = fileURLToPath(new URL('..', import.meta.url))
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    const onServer = files.filter((file) => /\.(astro|ts)$/.test(file) && !/\.(client|test)\.ts$/.test(file))
    const read = onServer.flatMap((file) =>
      [
        ...readFileSync(join(source, file), 'utf8').matchAll(
          /\b(?:searchParams|search)\.(?:get|has)\('([^']+)'\)/g,
        ),
      ].map(([, name]) => name),
    )
    // The filters of a list are read by their names in core.
    expect([...new Set([...read, ...LISTING_FILTERS])].sort()).toEqual([...READ_BY_PAGES].sort())
  })
})
