import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isOwnPath } from './own-path.ts'

it.each(['/images/sale.svg', '/images/a-1.png?v=3', '/a/b/c.webp', '/images/दवा.png', '/v1..2/x.png'])(
  '%s is of the shop',
  (path) => {
    expect(isOwnPath(path)).toBe(true)
  },
)

it.each([
  '',
  '/',
  'images/x.png',
  '//evil.example/x.png',
  '/\\evil.example/x.png',
  '/a\\b.png',
  '/\t/evil.example/x.png',
  '/a b.png',
  '/a".png',
  "/a'.png",
  '/a`.png',
  '/<a>.png',
  '/../x.png',
  '/a/..',
  '/a/%2e%2E/x.png',
  '/a\u0000.png',
  '/a\u202e.png',
  'https://cdn.example/x.png',
  'javascript:alert(1)',
])('%j is not', (path) => {
  expect(isOwnPath(path)).toBe(false)
})

it('never leads a browser to another host', () => {
  const text = fc.array(fc.constantFrom('/', '\\', 'a', '.', '@', ':', '\t', '%', '?', '#', 'evil.example'), {
    maxLength: 8,
  })
  fc.assert(
    fc.property(text, (parts) => {
      const path = `/${parts.join('')}`
      if (isOwnPath(path)) expect(new URL(path, 'https://shop.example').origin).toBe('https://shop.example')
    }),
  )
})
