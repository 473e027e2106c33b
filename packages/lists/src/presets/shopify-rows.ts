import { PRODUCT_COLUMNS } from '../headings/product-columns.ts'
import { formOf } from '../medicines/pack-forms.ts'
import { categoryColumns, isMenu } from './category-path.ts'
import { knownCategory } from './known-categories.ts'
import type { Article, Listed, RowStage } from './row-stage.ts'
import { galleryOf, shelved } from './shop-texts.ts'
import { toldColumn, toldValue } from './told-columns.ts'
import { ALONE, type Option, packChosen, variantColumns } from './variants.ts'

type Values = Readonly<Record<string, string>>

/** What stands on the first row of a handle alone. */
const OF_PRODUCT = [
  'name',
  'long_description',
  'manufacturer',
  'taxonomy',
  'shop_type',
  'tags',
  'published',
  'status',
  'gift_card',
]
/** What a row has that is a variant, and none that is a picture alone. */
const OF_VARIANT = ['option 1 value', 'price', 'sku', 'barcode']
const META = /^meta:(.*)productmetafields/
const CODE_MAX = 64
const ASUNDER =
  'its product stands further up: rows of one handle have to stand together, so sort the file by it'

/** Makes articles of Shopify's rows: those of one handle are one product, its variants and the rest of its pictures. */
export function shopifyRows(): RowStage {
  const done = new Set<string>()
  let handle = ''
  let rows: Article[] = []
  function* flush(): Generator<Listed> {
    const whole = rows
    rows = []
    if (whole.length > 0) yield* productOf(whole)
  }
  return {
    *add(article): Generator<Listed> {
      const said = article.values['handle'] ?? ''
      if (rows.length > 0 && said === handle) {
        rows.push(article)
        return
      }
      yield* flush()
      if (said !== '' && done.has(said)) {
        yield { line: article.line, fields: article.fields, refused: ASUNDER, joined: [] }
        return
      }
      done.add(said)
      handle = said
      rows = [article]
    },
    end: flush,
  }
}

function productOf(rows: readonly Article[]): Article[] {
  const [first] = rows
  if (!first) return []
  const isVariant = (row: Article) => row === first || OF_VARIANT.some((column) => row.values[column])
  const variants = rows.filter(isVariant)
  const pictures = picturesOf(rows)
  const options = variants.map(({ values }) => optionsOf(values, first.values))
  const columns =
    variants.length > 1
      ? variantColumns(
          first.values['handle'] ?? '',
          options.map((chosen) => ({ options: chosen, isMain: null })),
        )
      : [ALONE]
  return variants.map((row, at) => {
    const chosen = options[at] ?? []
    const values = { ...row.values }
    for (const column of OF_PRODUCT) values[column] ||= first.values[column] ?? ''
    for (const [column, value] of Object.entries(first.values))
      if (META.test(column)) values[column] ||= value
    const title = values['name'] ?? ''
    const isOneOfMany = variants.length > 1 && chosen.length > 0
    const name = isOneOfMany ? `${title} - ${chosen.map(({ value }) => value).join(' / ')}` : title
    return {
      ...row,
      joined: row === first ? rows.filter((other) => !isVariant(other)) : [],
      values: {
        ...columnsOf(values, title, chosen, pictures),
        name,
        // Its page keeps its address.
        slug: variants.length > 1 ? '' : (first.values['handle'] ?? ''),
        ...columns[at],
      },
    }
  })
}

/** 'Default Title' is chosen of what has nothing to choose. */
function optionsOf(values: Values, first: Values): Option[] {
  return ['1', '2', '3'].flatMap((number) => {
    const type = values[`option ${number} name`] || first[`option ${number} name`] || ''
    const value = values[`option ${number} value`] ?? ''
    return type === '' || value === '' || value === 'Default Title' ? [] : [{ type, value }]
  })
}

function picturesOf(rows: readonly Article[]): string[] {
  const placed = rows.flatMap(({ values }) =>
    galleryOf(values['picture'] ?? '').map((address) => ({
      address,
      place: Number(values['picture_place']) || Number.MAX_SAFE_INTEGER,
    })),
  )
  return [...new Set(placed.toSorted((one, two) => one.place - two.place).map(({ address }) => address))]
}

/** A variant in our columns, without what only its program needs. */
function columnsOf(
  values: Values,
  title: string,
  chosen: readonly Option[],
  pictures: readonly string[],
): Record<string, string> {
  const ours: Record<string, string> = {}
  for (const [column, value] of Object.entries(values)) if (column in PRODUCT_COLUMNS) ours[column] = value
  ours['code'] = codeOf(values, chosen)
  ours['shipped'] = values['shipped'] ?? ''
  if (/gift ?card/i.test(values['shop_type'] ?? '')) ours['gift_card'] = 'yes'
  Object.assign(ours, categoryColumns([pathOf(values)], title))
  const stock = shelfStock(values)
  if (stock !== undefined) ours['stock'] = stock
  const pack = packChosen(chosen)
  if (pack) ours['pack_size'] = pack
  if (values['picture'] !== undefined) {
    const all = [...new Set([...galleryOf(values['variant_picture'] ?? ''), ...pictures])]
    ours['image'] = all[0] ?? ''
    ours['gallery'] = all.join(' ')
  }
  for (const [column, value] of Object.entries(values)) {
    const told = toldColumn(META.exec(column)?.[1] ?? '')
    const said = told ? toldValue(told, value) : ''
    if (told && said !== '') ours[told] ||= said
  }
  return ours
}

/** What is chosen tells variants without a code apart. An apostrophe keeps a spreadsheet from counting with it. */
function codeOf(values: Values, chosen: readonly Option[]): string {
  const said = ['sku', 'barcode'].map((column) => (values[column] ?? '').replace(/^'/, '')).find(Boolean)
  if (said) return said
  const code = [values['handle'], ...chosen.map(({ value }) => value)].filter(Boolean).join('/')
  return code.length > CODE_MAX ? '' : code
}

/** Nothing is said of what its shop does not count, or sells when it has none. */
function shelfStock({ stock, tracker, oversold = '' }: Values): string | undefined {
  if (stock === undefined || tracker === '') return stock === undefined ? undefined : ''
  const units = shelved(stock)
  const isSoldAnyway = /^(?:continue|true|yes)$/i.test(oversold)
  return isSoldAnyway && /^0*$/.test(units) ? '' : units
}

/** Its type is what the shop calls it, its category what Shopify does, and tags say a shelf among much else. */
function pathOf(values: Values): string[] {
  const type = values['shop_type'] ?? ''
  if (knownCategory(type)) return [type]
  const taxonomy = (values['taxonomy'] ?? '')
    .split('>')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !isMenu(part))
  const [top = ''] = taxonomy
  if (knownCategory(top)) return taxonomy
  const tag = (values['tags'] ?? '').split(',').find((one) => knownCategory(one))
  if (tag) return [tag]
  if (taxonomy.length > 0) return taxonomy
  // A form is no shelf.
  return type === '' || formOf(type, '') ? [] : [type]
}
