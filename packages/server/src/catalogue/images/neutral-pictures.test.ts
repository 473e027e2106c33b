import type { PackFacts, PictureDrawer } from '@dawakit/core/catalogue'
import { describe, expect, it } from 'vitest'
import { neutralPictures } from './neutral-pictures.ts'

const pack = (name: string): PackFacts => ({
  name,
  brand: 'Brandname',
  dosageForm: 'tablet',
  packageSize: 'Strip of 10 tablets',
  salts: ['Paracetamol (500mg)'],
  isPrescriptionNeeded: true,
  isColdChainNeeded: true,
  shelf: 'Pain Relief',
})
/** Every picture of something with this name. */
const all = (drawer: PictureDrawer, name: string) => [
  ...(['pack', 'box', 'label'] as const).map((view) => drawer.pack(pack(name), view)),
  drawer.categoryIcon(name),
  drawer.categoryBanner(name, 1),
  drawer.brandSign(name),
  ...(['wide', 'phone', 'ad'] as const).map((shape) =>
    drawer.banner({ title: name, description: name, category: name }, shape),
  ),
  ...(['large', 'small'] as const).map((size) => drawer.offer({ name, percent: 20, category: name }, size)),
  ...(['logo', 'logo-dark', 'sign'] as const).map((sign) => drawer.storeSign(sign, name)),
]
const sizesOf = (svg: string) => [...svg.matchAll(/font-size="(\d+)"/g)].map(([, size]) => Number(size))

describe('neutral pictures', () => {
  it('are small whole documents, named for what they show', () => {
    for (const svg of all(neutralPictures, 'Neem Soap')) {
      expect(svg).toMatch(/^<svg [^<]*aria-label="[^"]*Neem Soap[^"]*"[^<]*>.*<\/svg>$/)
      expect(svg.length).toBeLessThan(2048)
    }
  })

  it('say of a product its name alone: no maker, no claim', () => {
    const words = neutralPictures.pack(pack('Neem Soap'), 'pack').replace(/<[^>]*>/g, ' ')
    expect(words.trim()).toBe('Neem Soap')
  })

  it('let no name break out', () => {
    for (const svg of all(neutralPictures, '<script>"&\'\u0000 x</script>')) {
      expect(svg).not.toContain('<script')
      expect(svg).not.toContain('\u0000')
      expect(svg).not.toMatch(/&(?!(amp|lt|gt|quot|#39);)/)
    }
  })

  it('cut a long name at its last line, and print a long word smaller', () => {
    const long = neutralPictures.pack(
      pack('One two three four five six seven eight nine ten eleven twelve'),
      'pack',
    )
    expect(long.match(/<text/g)).toHaveLength(4)
    expect(long).toContain('…</text>')
    const [size = 0] = sizesOf(neutralPictures.pack(pack('Hydroxychloroquinesulphate'), 'pack'))
    expect(size).toBeLessThan(sizesOf(neutralPictures.pack(pack('Soap'), 'pack'))[0] ?? 0)
    for (const svg of all(neutralPictures, '')) expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  })
})
