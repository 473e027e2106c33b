import { AsyncLocalStorage } from 'node:async_hooks'

/** What a page, or a part that pages share, was drawn of. */
export interface Shows {
  /** Ids of the products. */
  products: Set<string>
  /** False when something could not be read: a section is missing. */
  isWhole: boolean
}

const drawing = new AsyncLocalStorage<Shows>()

export const showsNothing = (): Shows => ({ products: new Set(), isWhole: true })

/** Runs a step of a drawing: what is loaded in it is noted. */
export function noteIn<Result>(shows: Shows, step: () => Result): Result {
  return drawing.run(shows, step)
}

/** What is drawn here was made before, of this. */
export function noteShown({ products, isWhole }: Shows): void {
  const shows = drawing.getStore()
  if (!shows) return
  for (const id of products) shows.products.add(id)
  shows.isWhole &&= isWhole
}

/** Something that belongs here could not be read. */
export function noteMissing(): void {
  noteShown({ products: new Set(), isWhole: false })
}

/** Notes the products in an answer of the API: whatever has stock. */
export function noteProducts(answer: unknown): void {
  const shows = drawing.getStore()
  if (shows) collect(answer, shows.products)
}

function collect(value: unknown, into: Set<string>): void {
  if (typeof value !== 'object' || value === null) return
  if ('totalStocks' in value) {
    const id = '_id' in value ? value._id : 'productId' in value && value.productId
    if (typeof id === 'string') into.add(id)
  }
  for (const inner of Object.values(value)) collect(inner, into)
}
