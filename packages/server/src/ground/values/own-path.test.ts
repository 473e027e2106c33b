import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isOwnPath } from './own-path.ts'

it.each([
  '/images/packs/dolo.svg',
  '/images/packs/dolo.svg?v=2',
  '/uploads/Dolo_650%20front.jpg',
  '/चित्र/दवा.png',
  '/a..b/c(1).png',
  '/v1..2/x.png?v=3',
])('takes %j for a path of this store', (text) => {
  expect(isOwnPath(text)).toBe(true)
})

it.each([
  '',
  '/',
  'images/a.png',
  '//evil.example/a.png',
  '/\\evil.example/a.png',
  '\\/evil.example/a.png',
  '/a\\b.png',
  '/a//evil.example/a.png',
  '/./a.png',
  '/../a.png',
  '/a/../b.png',
  '/a/%2e%2E/b.png',
  '/.%2e/b.png',
  '/\t/evil.example/a.png',
  '/\n/evil.example',
  ' /a.png',
  '/a b.png',
  '/a".png',
  "/a'.png",
  '/a`.png',
  '/..?a.png',
  '/?a.png',
  '/<b>.png',
  '/a\u0000.png',
  '/a\u200b.png',
  '/\u202egnp.png',
  '/a\ud800.png',
  'https://shop.test/a.png',
  'https:/a.png',
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
])('takes %j for none', (text) => {
  expect(isOwnPath(text)).toBe(false)
})

it('takes nothing that a browser would look for elsewhere, or in another place than it says', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '%2e',
    ':',
    '@',
    '?',
    '#',
    '\t',
    '\n',
    'evil.example',
    'https',
    'a',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(piece).map((pieces) => `/${pieces.join('')}`),
      ),
      (text) => {
        if (!isOwnPath(text)) return
        const { origin, pathname } = new URL(text, 'https://shop.test/deep/page')
        expect(origin).toBe('https://shop.test')
        expect(new URL(pathname, 'https://shop.test').origin).toBe('https://shop.test')
        expect(pathname.split('/')).toHaveLength(text.replace(/[?#].*/, '').split('/').length)
      },
    ),
    { numRuns: 2000 },
  )
})
