import { PRODUCT_COLUMNS } from '../headings/product-columns.ts'
import { categoryColumns } from './category-path.ts'
import type { Article, Listed, RowStage } from './row-stage.ts'
import { paragraphsOf, shelved } from './shop-texts.ts'
import { ALONE, type Option, packChosen, variantColumns } from './variants.ts'

type Values = Readonly<Record<string, string>>

/** What is done and not handed over. */
const SERVICE = /service|event|course|ticket|booth|digital/i
const NO = /^(?:false|no|0)$/i
const YES = /^(?:true|yes|1)$/i

/**
 * Makes articles of Odoo's rows: a template with the rows below that have no name of their own, of its attributes and its variants, or
 * variants that name their template. These wait for the end of the file.
 */
export function odooRows(): RowStage {
  let rows: Article[] = []
  const templates = new Map<string, Article[]>()
  function* flush(): Generator<Listed> {
    const whole = rows
    rows = []
    if (whole.length > 0) yield* templateOf(whole)
  }
  return {
    *add(article): Generator<Listed> {
      const { values } = article
      const isBelow = rows.length > 0 && !values['name'] && !values['odoo_id']
      if (isBelow) {
        rows.push(article)
        return
      }
      yield* flush()
      if (values['chosen']) {
        const key = values['template'] || (values['name'] ?? '')
        const members = templates.get(key)
        if (members) members.push(article)
        else templates.set(key, [article])
      } else rows = [article]
    },
    *end(): Generator<Listed> {
      yield* flush()
      for (const [key, members] of templates) {
        const chosen = members.map(({ values }) => optionsIn(values['chosen'] ?? ''))
        yield* variantsOf(key, members, chosen)
      }
    },
  }
}

/** A template: its variants where rows name them, else itself. */
function templateOf(rows: readonly Article[]): Article[] {
  const [head] = rows
  if (!head) return []
  const attributes = rows.flatMap(({ values }) => attributeIn(values))
  const own = rows.filter(({ values }) => isVariant(values))
  if (own.length < 2) {
    const only = attributes.flatMap(({ type, values }) =>
      values.length === 1 ? { type, value: values[0] ?? '' } : [],
    )
    const isOpen = attributes.some(({ values }) => values.length > 1)
    return [
      {
        ...head,
        joined: rows.slice(1),
        values: {
          ...columnsOf({ ...head.values, ...variantValues(own[0]?.values ?? {}) }, only),
          ...ALONE,
        },
        ...(isOpen && { guesses: ['variants missing'] as const }),
      },
    ]
  }
  const members = own.map((row) => ({
    ...row,
    values: { ...head.values, ...NOT_OF_TEMPLATE, ...variantValues(row.values) },
  }))
  const chosen = own.map(({ values }, at) => {
    const said = optionsIn(values['variant_chosen'] ?? '')
    return said.length > 0 ? said : guessed(values['variant_name'] ?? '', attributes, at, own.length)
  })
  const rest = rows.filter((row) => row !== head && !isVariant(row.values))
  return variantsOf(head.values['odoo_id'] || (head.values['name'] ?? ''), members, chosen).map((article) =>
    article.line === own[0]?.line
      ? { ...article, joined: own.includes(head) ? rest : [head, ...rest] }
      : article,
  )
}

const isVariant = (values: Values) =>
  ['variant_reference', 'variant_barcode', 'variant_chosen', 'variant_name'].some((column) => values[column])

/** What a template says of its first variant, or of all together. */
const NOT_OF_TEMPLATE = { reference: '', barcode: '', odoo_id: '', stock: '', free_units: '' }

function variantValues(values: Values): Record<string, string> {
  const said = {
    reference: values['variant_reference'],
    barcode: values['variant_barcode'],
    price: values['variant_price'],
    stock: values['variant_stock'],
  }
  return Object.fromEntries(
    Object.entries(said).flatMap(([column, value]) => (value ? [[column, value]] : [])),
  )
}

function variantsOf(
  key: string,
  members: readonly Article[],
  chosen: readonly (readonly Option[])[],
): Article[] {
  const columns =
    members.length > 1
      ? variantColumns(
          key,
          chosen.map((options) => ({ options, isMain: null })),
        )
      : [ALONE]
  return members.map((member, at) => {
    const options = chosen[at] ?? []
    const title = member.values['name'] ?? ''
    const name = options.length > 0 ? `${title} - ${options.map(({ value }) => value).join(' / ')}` : title
    const ofTemplate = `${key}/${options.map(({ value }) => value).join('/') || at + 1}`
    const values = { ...member.values, odoo_id: member.values['odoo_id'] || ofTemplate }
    return { ...member, values: { ...columnsOf(values, options), name, ...columns[at] } }
  })
}

interface AttributeLine {
  type: string
  values: string[]
}

function attributeIn(values: Values): AttributeLine[] {
  const type = values['attribute'] ?? ''
  const said = (values['attribute_values'] ?? '').split(',').map((value) => bareValue(value, type))
  return type === '' ? [] : [{ type, values: said.filter((value) => value !== '') }]
}

/** 'Pack: 10 tablets' of the attribute 'Pack'. */
const bareValue = (text: string, type: string) => text.trim().replace(new RegExp(`^${escaped(type)}: *`), '')
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** 'Pack: 10 tablets,Colour: Red'. */
function optionsIn(text: string): Option[] {
  return text.split(/,(?=[^,:]+: )/).flatMap((part) => {
    const [type = '', ...rest] = part.split(': ')
    const value = rest.join(': ').trim()
    return type.trim() === '' || value === '' ? [] : [{ type: type.trim(), value }]
  })
}

/** By what a variant is called, '[NP-10] Napsol (10 tablets)', or by its place among the values of the only attribute. */
function guessed(name: string, attributes: readonly AttributeLine[], at: number, count: number): Option[] {
  const open = attributes.filter(({ values }) => values.length > 1)
  const said = /\(([^()]+)\)\s*$/.exec(name)?.[1]?.split(', ') ?? []
  if (said.length > 0) {
    return said.map((value, place) => ({
      type: open.find(({ values }) => values.includes(value))?.type ?? open[place]?.type ?? 'Variant',
      value,
    }))
  }
  const [only] = open
  return open.length === 1 && only?.values.length === count
    ? [{ type: only.type, value: only.values[at] ?? '' }]
    : []
}

/** A row in our columns, without what only its program needs. */
function columnsOf(values: Values, chosen: readonly Option[]): Record<string, string> {
  const ours: Record<string, string> = {}
  for (const [column, value] of Object.entries(values)) if (column in PRODUCT_COLUMNS) ours[column] = value
  const code = ['reference', 'barcode', 'odoo_id'].map((column) => values[column]).find(Boolean) ?? ''
  ours['code'] = code.length > CODE_MAX ? '' : code
  if (ours['stock'] !== undefined || values['free_units'] !== undefined)
    ours['stock'] = shelved(ours['stock'] || (values['free_units'] ?? ''))
  const paths =
    [values['shop_categories'] ?? '', values['categories'] ?? ''].find((text) => text !== '') ?? ''
  Object.assign(
    ours,
    categoryColumns(
      paths.split(',').map((path) => path.split(' / ')),
      values['name'] ?? '',
    ),
  )
  const rate = gstOf(values['taxes'] ?? '')
  if (rate !== '') ours['gst_rate'] = rate
  if (ours['short_description']) ours['short_description'] = paragraphsOf(ours['short_description'])
  const pack = packChosen(chosen)
  if (pack) ours['pack_size'] = pack
  if (SERVICE.test(values['odoo_type'] ?? '')) ours['shipped'] = 'no'
  if (NO.test(values['in_use'] ?? '')) ours['status'] = 'archived'
  else if (NO.test(values['sold'] ?? '')) ours['status'] = 'unlisted'
  else if (YES.test(values['sold'] ?? '')) ours['status'] = 'active'
  return ours
}

const CODE_MAX = 64

/** 'GST 5%', '5% GST S', 'CGST 2.5%,SGST 2.5%'; '' of what says no rate. */
function gstOf(text: string): string {
  const rates = text.split(',').flatMap((tax) => {
    const rate = /(\d+(?:\.\d+)?)\s*%/.exec(tax)?.[1]
    return rate === undefined ? [] : [{ rate: Number(rate), isHalf: /[cs]gst|utgst/i.test(tax) }]
  })
  if (rates.length === 0) return /exempt|nil/i.test(text) ? '0' : ''
  const halves = rates.filter(({ isHalf }) => isHalf)
  const whole = rates.find(({ isHalf }) => !isHalf)
  return String(whole ? whole.rate : halves.reduce((sum, { rate }) => sum + rate, 0))
}
