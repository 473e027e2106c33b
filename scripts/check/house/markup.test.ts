import { expect, it } from 'vitest'
import { complaints, sourceFiles } from './source-files.ts'

const AS_MARKUP = /\bset:html\b|\bdangerouslySetInnerHTML\b|\.(?:inner|outer)HTML\s*=|\binsertAdjacentHTML\b/

/** Where text becomes markup, and whose it is. */
const ALLOWED = [
  'examples/store/src/layout/BrandStyle.astro', // a rule of colours that the server has made of checked ones
  'examples/store/src/layout/Kept.astro', // what this page's own components have rendered
  'examples/store/src/layout/Page.astro', // scripts: one of the build, and data that cannot end its block
  'examples/store/src/listing/Listing.astro', // cards rendered by @dawakit/widgets
  'examples/store/src/product/ProductRow.astro', // the same
  'examples/store/src/product/RichText.astro', // a text of the catalogue that the sanitiser has made: its type says so
  'packages/widgets/src/ground/appearance/appearance-sheet.tsx', // a rule of CSS that no value of it can end
  'packages/widgets/src/shopping/product-card/served-data.tsx', // data that cannot end its block
]

it('text becomes markup in few places, each known', () => {
  const files = sourceFiles('packages/*/src/**/*.{ts,tsx}', 'examples/*/src/**/*.{ts,tsx,astro}')
  expect(files.length).toBeGreaterThan(500)
  expect(files).toEqual(expect.arrayContaining(ALLOWED))
  const found = complaints(
    files.filter((file) => !ALLOWED.includes(file)),
    (line) =>
      AS_MARKUP.test(line)
        ? 'makes markup of a text: render it, give sanitised HTML to RichText.astro, or say in scripts/check/house/markup.test.ts whose it is'
        : undefined,
  )
  expect(found).toEqual([])
})
