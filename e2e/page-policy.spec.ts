import { createHash } from 'node:crypto'
import { expect, test } from './journey.ts'

const HONEY = '/product/ayurveda/aarogrit-forest-honey-250-g'
const PAGES = ['/', HONEY, '/generalCategory/ayurveda', '/search?search=honey', '/cart', '/login', '/faq']
const MISSING = ['/no-such-page', '/product/ayurveda/no-such-product']

test('a page’s policy lets in the styles that stand in it, and names none of another page', {
  tag: '@desktop',
}, async ({ page }) => {
  const refused: string[] = []
  await page.exposeFunction('noteRefusal', (directive: string) => refused.push(directive))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      // What the test itself runs in the page is refused as text, not as a style or script.
      if (!/^(style|script)-src/.test(effectiveDirective)) return
      ;(globalThis as unknown as { noteRefusal(directive: string): void }).noteRefusal(effectiveDirective)
    })
  })
  for (const path of [...PAGES, ...MISSING]) {
    const response = await page.goto(path)
    const styles = page.locator('head style')
    expect(await styles.count(), path).toBeGreaterThan(0)
    const without = await styles.evaluateAll((all) =>
      all.filter((style) => !(style as HTMLStyleElement).sheet),
    )
    expect(without, `${path} has styles that do not count`).toEqual([])
    expect(refused.splice(0), path).toEqual([])
    if (MISSING.includes(path)) continue
    const texts = await page.locator('style').allTextContents()
    const policy = response?.headers()['content-security-policy'] ?? ''
    const named = [...(/style-src ([^;]*)/.exec(policy)?.[1] ?? '').matchAll(/'(sha256-[^']+)'/g)]
    const own = texts.map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`)
    expect(named.map(([, hash]) => hash).toSorted(), path).toEqual([...new Set(own)].toSorted())
  }
})
