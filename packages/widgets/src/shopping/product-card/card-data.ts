import type { ProductSummary } from '@dawakit/core/contract'

/** What buttons need of a product: its summary, without words that no button and no line of a cart shows. */
const FIELDS = [
  '_id',
  'name',
  'slug',
  'thumbnailUrl',
  'purchasedPrice',
  'salesPrice',
  'discount',
  'manufacturerName',
  'packageSize',
  'brand',
  'totalStocks',
  'stockAlertThreshold',
  'maxPerOrder',
  'isPrescriptionNeeded',
  'isColdChainNeeded',
  'saltComposition',
  'isGeneralProduct',
  'generalCategory',
  'specialityCategory',
  'generalSubCategory',
  'specialitySubCategory',
  'isForSale',
  'dosageForm',
  'unitsPerPack',
  'unit',
  'ratingAverage',
  'ratingCount',
] as const satisfies readonly (keyof ProductSummary)[]

/** Products as a table whose first row names the fields: a page of cards would say each name 156 times. Safe inside an element: no markup. */
export function cardData(products: readonly ProductSummary[]): string {
  const rows = products.map((product) => FIELDS.map((field) => product[field]))
  return JSON.stringify([FIELDS, ...rows])
    .replaceAll('<', '\\u003c')
    .replaceAll('&', '\\u0026')
}

/** The products of such a table, in its order. */
export function readCardData(json: string): ProductSummary[] {
  const [fields = [], ...rows] = JSON.parse(json) as string[][]
  return rows.map(
    (row) =>
      ({
        ...Object.fromEntries(fields.map((field, index) => [field, row[index]])),
        description: '',
      }) as unknown as ProductSummary,
  )
}

/** The products of the element that holds a table: a template, or the script of earlier releases. */
export const productsOf = (table: Element): ProductSummary[] =>
  readCardData(((table as HTMLTemplateElement).content ?? table).textContent)

/** The products of all such tables below a root. */
export const productsServedIn = (root: ParentNode): ProductSummary[] =>
  [...root.querySelectorAll('[data-dawa-products]')].flatMap(productsOf)
