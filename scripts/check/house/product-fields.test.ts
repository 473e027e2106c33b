import { readFileSync } from 'node:fs'
import { PRODUCT_COLUMNS } from '@dawakit/lists/headings'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { DECIDES } from '../../../packages/server/src/lists/products/change-product.ts'
import { EXPORTED_COLUMNS } from '../../../packages/server/src/lists/products/export-products.ts'
import { cardData } from '../../../packages/widgets/src/shopping/product-card/card-data.ts'
import { COLUMNS_NOT_EXPORTED, COLUMNS_OF_NO_FIELD, type Place, PRODUCT_FIELDS } from './product-fields.ts'
import { sourceFiles } from './source-files.ts'

/** The fields that interfaces of the contract have, without what they inherit. */
function fieldsOf(...names: string[]): string[] {
  const [file = ''] = sourceFiles('packages/core/src/contract/product.ts')
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  return source.statements
    .filter((statement) => ts.isInterfaceDeclaration(statement))
    .filter(({ name }) => names.includes(name.text))
    .flatMap(({ members }) => members.map(({ name }) => (name as ts.Identifier).text))
}

/** By the name of a file or its folder: the wing that it stands in is nobody's business. */
const textsOf = (...patterns: string[]) => sourceFiles(...patterns).map((file) => readFileSync(file, 'utf8'))

const PAGES = textsOf(
  'examples/store/src/product/**/*.{ts,tsx,astro}',
  'examples/store/src/pages/product/**/*.astro',
  'packages/widgets/src/**/{product-card,product-grid,product-image,quick-view,buy-buttons,quantity-stepper}/*.{ts,tsx}',
  'packages/core/src/product/*.ts',
  'packages/core/src/cart/*.ts',
)
const JSON_LD = textsOf('examples/store/src/product/product-json-ld.ts')
const PREVIEW = textsOf('packages/server/src/**/product-facts.ts')
const PRODUCTS =
  readFileSync('docs/importing.md', 'utf8').split('\n## Products\n')[1]?.split('\n## ')[0] ?? ''
const TOLD = PRODUCTS.split('\n').filter((line) => line.startsWith('| `'))
const CARDS = (JSON.parse(cardData([])) as string[][])[0] ?? []

/** Whether code reads a field of a product: `product.slug`, or takes it apart. */
function isRead(field: string, texts: readonly string[]): boolean {
  const of = new RegExp(`\\.${field}\\b|\\{[^{}()]*\\b${field}\\b[^{}()]*\\}(?: = product\\b|: Product)`)
  return texts.some((text) => of.test(text))
}

interface Stand {
  field: string
  columns: readonly string[]
  preview: string | undefined
}

/** Of each place: whether a field is there, and what to do where it is not. */
const PLACES: Record<Place, { has: (of: Stand) => boolean; mend: string }> = {
  list: {
    has: ({ columns }) => columns.length > 0 && columns.every((column) => column in PRODUCT_COLUMNS),
    mend: 'give it a heading in PRODUCT_COLUMNS of product-columns.ts',
  },
  known: {
    has: ({ columns }) => columns.length > 0 && columns.every((column) => column in DECIDES),
    mend: 'a list changes it of no product that is known: give it a line in DECIDES of change-product.ts',
  },
  export: {
    has: ({ columns }) =>
      columns.length > 0 &&
      columns.every((column) => (EXPORTED_COLUMNS as readonly string[]).includes(column)),
    mend: 'give it a column in export-products.ts',
  },
  docs: {
    has: ({ columns }) =>
      columns.length > 0 && columns.every((column) => TOLD.some((row) => row.includes(`\`${column}\``))),
    mend: 'give it a row in docs/importing.md, Products',
  },
  preview: {
    has: ({ preview }) =>
      preview !== undefined && PREVIEW.some((text) => new RegExp(`\\b'?${preview}'?:`).test(text)),
    mend: 'say it to who looks before it is there, in product-facts.ts, and here by which word',
  },
  page: {
    has: ({ field }) => isRead(field, PAGES),
    mend: 'show it: examples/store/src/product, or a widget',
  },
  card: {
    has: ({ field }) => CARDS.includes(field),
    mend: 'give it to the cards of a page, in card-data.ts',
  },
  'json-ld': {
    has: ({ field }) => isRead(field, JSON_LD),
    mend: 'say it to search engines, in product-json-ld.ts',
  },
}

it('every field of a product has its homes, or a reason why not', () => {
  expect(PREVIEW).toHaveLength(1)
  expect(JSON_LD).toHaveLength(1)
  const forgotten = Object.entries(PRODUCT_FIELDS).flatMap(([field, { columns, preview, not }]) =>
    Object.entries(PLACES).flatMap(([place, { has, mend }]) => {
      const isThere = has({ field, columns, preview })
      const why = not?.[place as Place]
      if (isThere && why) return [`${field}: is in ${place} all the same, and not because ${why}`]
      if (!isThere && !why) return [`${field}: ${place}: ${mend}, or say in product-fields.ts why not`]
      return []
    }),
  )
  expect(forgotten).toEqual([])
})

it('every field of the contract is in the table, and no other', () => {
  const fields = fieldsOf('Product', 'ProductSummary')
  expect(fields.length).toBeGreaterThan(30)
  expect(Object.keys(PRODUCT_FIELDS).sort()).toEqual([...new Set(fields)].sort())
})

it('every column of a list is that of a field, told of and written by the export, or has a reason', () => {
  const ofFields = Object.values(PRODUCT_FIELDS).flatMap(({ columns }) => columns)
  const columns = Object.keys(PRODUCT_COLUMNS)
  const forgotten = columns.filter((column) => !ofFields.includes(column) && !(column in COLUMNS_OF_NO_FIELD))
  expect(forgotten, 'whose columns are these? say it in product-fields.ts').toEqual([])
  expect(columns.filter((column) => !TOLD.some((row) => row.includes(`\`${column}\``)))).toEqual([])
  const kept = columns.filter((column) => !COLUMNS_NOT_EXPORTED.includes(column))
  expect([...EXPORTED_COLUMNS].sort()).toEqual(kept.sort())
})
