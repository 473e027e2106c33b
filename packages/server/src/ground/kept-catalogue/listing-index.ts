import type { Paise } from '@dawakit/core/money'
import { type ListingSort, priceRangeOf } from '@dawakit/core/product'
import { sortNumbers } from './sort-in-steps.ts'

/** What a listing needs to know of one product. */
export interface ListedProduct {
  id: string
  categoryId: string | null
  subcategory: string | null
  brandId: string | null
  isPrescription: boolean
  state: ListedState
}

/** What changes of a listed product while the shop is open. */
export interface ListedState {
  price: Paise
  /** Of one tablet, capsule, ml or gram; null where packs cannot be compared by it. */
  unitPrice: Paise | null
  /** Percent off the MRP. */
  discount: number
  canBeBought: boolean
}

/** The orders that are not the products' own. */
type Order = Exclude<ListingSort, 'popularity'>

/** Rows in an order, and of each row its place there. */
interface Placed {
  rows: Uint32Array
  rank: Uint32Array
}

/** Rows that are put into their places in one step. */
const STEP = 16_384

/** Of a row's facts. A filter looks at all of them, in memory that is read row by row: they stand in one number. */
const CAN_BE_BOUGHT = 1
const ON_PRESCRIPTION = 2
const RANGE_SHIFT = 2
const RANGE_BITS = 0b1111
const BRAND_SHIFT = 6
const NO_BRAND = -1
/** Forty million rupees: what is dearer comes last with what has no such price. */
const LARGEST_KEY = 2 ** 32

/**
 * The products that lists show, in columns: a category of 30,000 is filtered, counted and put in order in a few
 * milliseconds, and a product takes some hundred bytes. A product's row is its place among the best sellers.
 */
export class ListingIndex {
  readonly ids: string[] = []
  readonly brands: string[] = []
  /** When what it says was read, epoch milliseconds. */
  readAt: number
  /** Goes on whenever a filter or an order may give something else. */
  changes = 0
  readonly #rows = new Map<string, number>()
  readonly #ofCategory = new Map<string, number[]>()
  readonly #ofSubcategory = new Map<string, number[]>()
  readonly #ofBrand = new Map<string, number[]>()
  /** Of several categories together, by their ids. */
  readonly #ofGroup = new Map<string, readonly number[]>()
  readonly #brandPlaces = new Map<string, number>()
  readonly #facts: number[] = []
  readonly #keys: Record<Order, number[]> = { price: [], 'unit-price': [], discount: [] }
  readonly #orders = new Map<Order, Placed>()

  constructor(readAt: number) {
    this.readAt = readAt
  }

  /** @param product - The best seller of those that have not been added yet. */
  add({ id, categoryId, subcategory, brandId, isPrescription, state }: ListedProduct): void {
    const row = this.ids.push(id) - 1
    this.#rows.set(id, row)
    if (categoryId !== null) addTo(this.#ofCategory, categoryId, row)
    if (categoryId !== null && subcategory !== null) {
      addTo(this.#ofSubcategory, subcategoryKey(categoryId, subcategory), row)
    }
    if (brandId !== null) addTo(this.#ofBrand, brandId, row)
    const brand = brandId === null ? NO_BRAND : this.#placeOf(brandId)
    this.#facts[row] = ((brand + 1) << BRAND_SHIFT) | (isPrescription ? ON_PRESCRIPTION : 0)
    this.#write(row, state)
  }

  #placeOf(brandId: string): number {
    const known = this.#brandPlaces.get(brandId)
    if (known !== undefined) return known
    const place = this.brands.push(brandId) - 1
    this.#brandPlaces.set(brandId, place)
    return place
  }

  get size(): number {
    return this.ids.length
  }

  /** Says what a product is like now; of one that no list shows, nothing. */
  update(id: string, state: ListedState): void {
    const row = this.#rows.get(id)
    if (row !== undefined) this.#write(row, state)
  }

  /** All rows are given best sellers first. */
  rowsOfCategories(ids: readonly string[]): readonly number[] {
    const [first = '', ...others] = ids
    if (others.length === 0) return this.#ofCategory.get(first) ?? []
    const key = ids.join()
    const known = this.#ofGroup.get(key)
    if (known) return known
    const rows = ids.flatMap((id) => this.#ofCategory.get(id) ?? []).sort((one, other) => one - other)
    this.#ofGroup.set(key, rows)
    return rows
  }

  rowsOfSubcategory(categoryId: string, name: string): readonly number[] {
    return this.#ofSubcategory.get(subcategoryKey(categoryId, name)) ?? []
  }

  rowsOfBrand(id: string): readonly number[] {
    return this.#ofBrand.get(id) ?? []
  }

  rowsOf(ids: readonly string[]): readonly number[] {
    return ids.flatMap((id) => this.#rows.get(id) ?? []).sort((one, other) => one - other)
  }

  idsOf(rows: Uint32Array): string[] {
    return Array.from(rows, (row) => this.ids[row] ?? '')
  }

  /** Place in `brands`, or -1. */
  brandOf(row: number): number {
    return (this.#factsOf(row) >>> BRAND_SHIFT) - 1
  }

  priceRangeOf(row: number): number {
    return (this.#factsOf(row) >>> RANGE_SHIFT) & RANGE_BITS
  }

  isOnPrescription(row: number): boolean {
    return (this.#factsOf(row) & ON_PRESCRIPTION) !== 0
  }

  canBeBought(row: number): boolean {
    return (this.#factsOf(row) & CAN_BE_BOUGHT) !== 0
  }

  #factsOf(row: number): number {
    return this.#facts[row] ?? 0
  }

  /** Puts what can be bought first, and keeps the order else. */
  buyableFirst(ids: readonly string[]): string[] {
    const canBeBought = (id: string) => {
      const row = this.#rows.get(id)
      return row !== undefined && this.canBeBought(row)
    }
    return ids.toSorted((one, other) => Number(canBeBought(other)) - Number(canBeBought(one)))
  }

  /** @returns The rows: what can be bought first, then as `sort` says, then best sellers first. */
  inOrder(rows: readonly number[], sort: ListingSort): Uint32Array {
    const places = new Uint32Array(rows.length)
    const { size } = this
    const order = sort === 'popularity' ? undefined : this.#orderOf(sort)
    for (let at = 0; at < places.length; at++) {
      const row = rows[at] ?? 0
      places[at] = (order ? (order.rank[row] ?? 0) : row) + (this.canBeBought(row) ? 0 : size)
    }
    // Numbers alone: without a function to compare by, a sort of thousands takes a millisecond.
    places.sort()
    return places.map((place) => (order ? (order.rows[place % size] ?? 0) : place % size))
  }

  /**
   * A part of the rows, what can be bought first: goes through them as far as the part, and a second time when that has what
   * cannot be bought.
   *
   * @returns The ids.
   */
  bestSellers(rows: readonly number[], from: number, count: number): string[] {
    const shown: string[] = []
    let place = 0
    for (const canBeBought of [true, false]) {
      for (let at = 0; at < rows.length && shown.length < count; at++) {
        const row = rows[at] ?? 0
        if (this.canBeBought(row) === canBeBought && place++ >= from) shown.push(this.ids[row] ?? '')
      }
    }
    return shown
  }

  /**
   * Puts all products in an order, so that nobody who asks for it waits: some 50 ms for 250,000, in steps of a few milliseconds
   * between which nothing may change.
   */
  *prepare(sort: Order): Generator<void, void> {
    this.#orders.set(sort, yield* orderBy(this.#keys[sort]))
  }

  #orderOf(sort: Order): Placed {
    const known = this.#orders.get(sort)
    if (known) return known
    const steps = orderBy(this.#keys[sort])
    let step = steps.next()
    while (!step.done) step = steps.next()
    this.#orders.set(sort, step.value)
    return step.value
  }

  #write(row: number, { price, unitPrice, discount, canBeBought }: ListedState): void {
    const before = this.#factsOf(row)
    const others = before & ~(CAN_BE_BOUGHT | (RANGE_BITS << RANGE_SHIFT))
    const facts = others | (canBeBought ? CAN_BE_BOUGHT : 0) | (priceRangeOf(price) << RANGE_SHIFT)
    this.#facts[row] = facts
    const values = {
      price: Math.min(price, LARGEST_KEY),
      'unit-price': Math.min(unitPrice ?? LARGEST_KEY, LARGEST_KEY),
      discount: Math.round((100 - discount) * 1000),
    }
    let isMoved = false
    for (const sort of ['price', 'unit-price', 'discount'] as const) {
      isMoved ||= this.#keys[sort][row] !== values[sort]
      this.#keys[sort][row] = values[sort]
    }
    if (isMoved) this.#orders.clear()
    if (isMoved || facts !== before) this.changes++
  }
}

const subcategoryKey = (categoryId: string, name: string) => `${categoryId}\n${name}`

function addTo(lists: Map<string, number[]>, key: string, row: number): void {
  const list = lists.get(key)
  if (list) list.push(row)
  else lists.set(key, [row])
}

/** The rows by their keys, the smallest first; of equal ones the better seller. */
function* orderBy(keys: readonly number[]): Generator<void, Placed> {
  const { length } = keys
  // Key and row in one number, for the same reason as above: exact up to a million products.
  const packed = new Float64Array(length)
  for (let row = 0; row < length; row++) {
    packed[row] = (keys[row] ?? 0) * length + row
    if (row % STEP === STEP - 1) yield
  }
  const sorted = yield* sortNumbers(packed)
  const rows = new Uint32Array(length)
  const rank = new Uint32Array(length)
  for (let place = 0; place < length; place++) {
    const row = (sorted[place] ?? 0) % length
    rows[place] = row
    rank[row] = place
    if (place % STEP === STEP - 1) yield
  }
  return { rows, rank }
}
