import { PRODUCT_COLUMNS } from '../headings/product-columns.ts'
import { categoryColumns } from './category-path.ts'
import type { Article, Listed, RowStage } from './row-stage.ts'
import { galleryOf, paragraphsOf, shelved } from './shop-texts.ts'
import { toldColumn, toldValue } from './told-columns.ts'
import { ALONE, type Option, packChosen, variantColumns } from './variants.ts'

type Values = Readonly<Record<string, string>>

/** What a variation has of its parent where it says nothing itself. */
const INHERITED = ['short_description', 'long_description', 'categories', 'images', 'brands', 'sold_singly']
/** Of each attribute its number, its name, its values with commas between, and which is chosen at first. */
const ATTRIBUTE_NAME = /^attribute (\d+) name$/
const META = /^meta:(.*)$/

interface Family {
  /** One, but for a file that has a code twice: the first is the parent. */
  heads: Article[]
  members: Article[]
}

/**
 * Makes articles of WooCommerce's rows: a variable product and its variations, which name it by its SKU or as 'id:10' and may stand
 * above it, are the variants of one group. They wait for the end of the file.
 *
 * @param at - A sale that is over or has not begun by then is no price.
 */
export function wooRows(at: number): RowStage {
  const families = new Set<Family>()
  const byKey = new Map<string, Family>()
  const familyOf = (...keys: string[]): Family => {
    const known = new Set(keys.flatMap((key) => byKey.get(key) ?? []))
    const [family = { heads: [], members: [] }, ...others] = known
    families.add(family)
    // Variations that stand above their parent may name it both ways.
    for (const other of others) {
      family.heads.push(...other.heads)
      family.members.push(...other.members)
      families.delete(other)
      for (const [key, one] of byKey) if (one === other) byKey.set(key, family)
    }
    for (const key of keys) byKey.set(key, family)
    return family
  }
  return {
    *add(article): Generator<Listed> {
      const { values } = article
      const types = (values['type'] ?? '').toLowerCase().split(/\s*,\s*/)
      if (types.includes('variable')) familyOf(...keysOf(values)).heads.push(article)
      else if (types.includes('variation') && values['parent'])
        familyOf(values['parent']).members.push(article)
      else if (types.includes('variation')) yield alone(article, at)
      else yield { ...article, values: { ...columnsOf(values, at), ...ALONE } }
    },
    *end(): Generator<Listed> {
      for (const { heads, members } of families) {
        const [head] = heads
        for (const { line, fields } of heads) yield { line, fields, passed: 'family' }
        members.sort((one, other) => one.line - other.line)
        yield* head ? variantsOf(head, members, at) : members.map((member) => alone(member, at))
      }
    },
  }
}

const alone = (member: Article, at: number): Article => ({
  ...member,
  values: { ...columnsOf(member.values, at), ...ALONE },
  guesses: ['parent missing'],
})

const keysOf = (values: Values) =>
  [values['code'] ?? '', `id:${values['woo_id'] ?? ''}`].filter((key) => key !== '' && key !== 'id:')

function variantsOf(head: Article, members: readonly Article[], at: number): Article[] {
  const group = keysOf(head.values)[0] ?? head.values['name'] ?? ''
  const chosenFirst = attributesOf(head.values).flatMap(({ type, first }) =>
    first ? [{ type, value: first }] : [],
  )
  const isFirst = (options: readonly Option[]) =>
    chosenFirst.every(({ type, value }) => {
      const said = options.find((option) => option.type === type)
      return !said || keyOf(said.value) === keyOf(value)
    })
  const options = members.map(({ values }) => optionsOf(values))
  const columns = variantColumns(
    group,
    options.map((chosen) => ({
      options: chosen,
      isMain: chosenFirst.length === 0 ? null : isFirst(chosen),
    })),
  )
  const stocks = sharedStocks(head.values['stock'] ?? '', members)
  return members.map((member, place) => {
    const values = inherited(member.values, head.values)
    const pack = packChosen(options[place] ?? [])
    return {
      ...member,
      values: {
        ...(pack && { pack_size: pack }),
        ...columnsOf({ ...values, stock: stocks[place] ?? '' }, at),
        ...columns[place],
      },
    }
  })
}

/** 'blue-green' stands for 'Blue Green' where the first choice is told by its slug. */
const keyOf = (value: string) => value.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

function inherited(values: Values, parent: Values): Values {
  const whole: Record<string, string> = { ...values }
  for (const column of INHERITED) whole[column] ||= parent[column] ?? ''
  for (const [column, value] of Object.entries(parent)) if (META.test(column)) whole[column] ||= value
  if (whole['tax_class'] === 'parent') whole['tax_class'] = parent['tax_class'] ?? ''
  // A variation is as much on sale as its parent.
  if (parent['published'] !== '1' && whole['published'] === '1')
    whole['published'] = parent['published'] ?? ''
  whole['visibility'] = parent['visibility'] ?? whole['visibility'] ?? ''
  return whole
}

/** What a parent holds for all is divided: never more are sold than there are. */
function sharedStocks(ofParent: string, members: readonly Article[]): string[] {
  const sharing = members.filter(({ values }) => values['stock'] === 'parent')
  const whole = /^\d+/.exec(shelved(ofParent))?.[0]
  let first = true
  return members.map(({ values }) => {
    const own = values['stock'] ?? ''
    if (own !== 'parent') return own
    if (whole === undefined) return ''
    const share = Math.floor(Number(whole) / sharing.length)
    const odd = first ? Number(whole) % sharing.length : 0
    first = false
    return String(share + odd)
  })
}

interface Attribute {
  type: string
  value: string
  first: string
}

function attributesOf(values: Values): Attribute[] {
  return Object.entries(values).flatMap(([column, name]) => {
    const number = ATTRIBUTE_NAME.exec(column)?.[1]
    if (!number || name === '') return []
    const said = (part: string) => values[`attribute ${number} ${part}`] ?? ''
    return [{ type: name, value: said('value'), first: said('default') }]
  })
}

/** What is chosen of a variation: nothing of an attribute that may be any. */
const optionsOf = (values: Values): Option[] =>
  attributesOf(values)
    .filter(({ value }) => value !== '')
    .map(({ type, value }) => ({ type, value: value.replaceAll('\\,', ',') }))

/** A row in our columns, without what only its program needs. */
function columnsOf(values: Values, at: number): Record<string, string> {
  const ours: Record<string, string> = {}
  for (const [column, value] of Object.entries(values)) if (column in PRODUCT_COLUMNS) ours[column] = value
  Object.assign(ours, categoryColumns(pathsOf(values['categories'] ?? ''), values['name'] ?? ''))
  if (values['woo_id'] !== undefined) ours['code'] ||= `id:${values['woo_id']}`
  if (!isOnSale(values, at)) ours['price'] = ''
  if (values['images'] !== undefined) {
    const pictures = galleryOf(values['images'])
    ours['image'] = pictures[0] ?? ''
    ours['gallery'] = pictures.join(' ')
  }
  for (const text of ['short_description', 'long_description']) {
    if (ours[text]) ours[text] = paragraphsOf(unescaped(ours[text]))
  }
  if (ours['stock'] !== undefined) ours['stock'] = shelved(ours['stock'] === 'parent' ? '' : ours['stock'])
  const rate = /\d+(?:\.\d+)?/.exec(values['tax_class'] ?? '')?.[0]
  if (rate !== undefined) ours['gst_rate'] = rate
  else if (/zero|nil|exempt/i.test(values['tax_class'] ?? '')) ours['gst_rate'] = '0'
  if (values['sold_singly'] === '1') ours['max_per_order'] = '1'
  if (values['brands']) ours['manufacturer'] ||= listOf(values['brands'])[0] ?? ''
  tellMore(ours, values)
  return ours
}

/** What the shop keeps of a medicine in fields and attributes of its own, where no column says it. */
function tellMore(ours: Record<string, string>, values: Values): void {
  const metas = Object.entries(values).flatMap(([column, value]) => {
    const field = META.exec(column)?.[1]
    return field === undefined ? [] : [{ type: field, value }]
  })
  for (const { type, value } of [...metas, ...attributesOf(values)]) {
    const column = toldColumn(type)
    const told = column ? toldValue(column, value.replaceAll('\\,', ',')) : ''
    if (column && told !== '') ours[column] ||= told
  }
}

/** 'A > B, C > D', with a backslash before a comma in a name. */
const pathsOf = (text: string): string[][] =>
  listOf(text).map((path) => path.replaceAll('&amp;', '&').split('>'))

const listOf = (text: string): string[] =>
  text
    .split(/(?<!\\),/)
    .map((part) => part.replaceAll('\\,', ',').trim())
    .filter((part) => part !== '')

/** The exporter writes line breaks as '\n', and a '\n' of the text with two backslashes before it. */
const unescaped = (text: string) => text.replace(/\\\\\\n|\\n/g, (found) => (found.length > 2 ? '\\n' : '\n'))

function isOnSale({ sale_from = '', sale_until = '' }: Values, at: number): boolean {
  const from = momentOf(sale_from, '00:00:00')
  const until = momentOf(sale_until, '23:59:59')
  return (from === null || from <= at) && (until === null || at <= until)
}

/** '2026-11-30 0:00:00' in India; null of what says no day. */
function momentOf(text: string, hour: string): number | null {
  const [, day, said] = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{1,2}:\d{2}:\d{2}))?/.exec(text) ?? []
  if (!day) return null
  // The end of a sale that is told by its day alone stands at the day's beginning.
  const time = said === undefined || /^0?0:00:00$/.test(said) ? hour : said.padStart(8, '0')
  return Date.parse(`${day}T${time}+05:30`)
}
