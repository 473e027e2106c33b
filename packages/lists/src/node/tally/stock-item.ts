import { packsOf } from '../../batches/packs-of.ts'
import { BadValue } from '../../values/bad-value.ts'

/** Batches of one item at most. */
const MOST_BATCHES = 10_000

export interface ItemBatch {
  line: number
  name: string
  expiry: string
  opening: string | null
  closing: string | null
}

/** A stock item as Tally tells of it, tag by tag; null is what it does not tell. Of a list of days the last one counts. */
export class StockItem {
  readonly line: number
  #names: string[] = []
  readonly #said = new Map<string, string>()
  readonly #rates = new Map<string, string>()
  readonly #batches: ItemBatch[] = []

  /** @param name - Of its tag, where that has one. */
  constructor(line: number, name: string) {
    this.line = line
    if (name !== '') this.#names.push(name)
  }

  get isDeleted(): boolean {
    return this.#said.get('ISDELETED') === 'Yes'
  }

  get hasClosing(): boolean {
    return this.#said.has('CLOSINGBALANCE')
  }

  begin(tag: string, line: () => number): void {
    // Rates of another day.
    if (tag === 'GSTDETAILS.LIST') this.#rates.clear()
    if (tag === 'BATCHALLOCATIONS.LIST' && this.#batches.length < MOST_BATCHES)
      this.#batches.push({ line: line(), name: '', expiry: '', opening: null, closing: null })
  }

  /** @param within - The tag that it stands in. */
  say(tag: string, within: string, text: string): void {
    const value = text.trim()
    if (within === 'STOCKITEM' && OF_ITEM.has(tag)) this.#said.set(tag, value)
    else if (within === 'BATCHALLOCATIONS.LIST') this.#sayOfBatch(tag, value)
    else if (value === '') return
    else if ((tag === 'NAME' && within === 'NAME.LIST') || tag === 'MAILINGNAME') this.#names.push(value)
    else if (tag === 'HSNCODE') this.#said.set(tag, value)
    else if (tag === 'MRPRATE') this.#said.set(tag, value)
    else if (tag === 'RATE' && within === 'STANDARDPRICELIST.LIST') this.#said.set('STANDARDPRICE', value)
    else if (tag === 'TAXABILITY') this.#said.set(tag, value)
    else if (tag === 'GSTRATEDUTYHEAD') this.#rates.set('', value)
    else if (tag === 'GSTRATE') this.#rates.set(this.#rates.get('') ?? '', value)
  }

  #sayOfBatch(tag: string, value: string): void {
    const batch = this.#batches.at(-1)
    if (!batch) return
    if (tag === 'BATCHNAME') batch.name = ownName(value)
    else if (tag === 'EXPIRYPERIOD') batch.expiry = value
    else if (tag === 'OPENINGBALANCE') batch.opening = value
    else if (tag === 'CLOSINGBALANCE') batch.closing = value
  }

  get name(): string {
    return this.#names[0] ?? ''
  }

  /** The first of its other names: a code, a part number. */
  get alias(): string {
    return this.#names.find((name) => name !== this.name) ?? ''
  }

  get stock(): string {
    // Nothing is written of none.
    return this.hasClosing
      ? this.#said.get('CLOSINGBALANCE') || '0'
      : (this.#said.get('OPENINGBALANCE') ?? '')
  }

  get mrp(): string {
    return amountOf(this.#said.get('MRPRATE') ?? '')
  }

  get price(): string {
    return amountOf(this.#said.get('STANDARDPRICE') ?? '')
  }

  get hsn(): string {
    return this.#said.get('HSNCODE') ?? ''
  }

  /** As Tally has it, without what it says of nothing. */
  said(tag: 'PARENT' | 'CATEGORY' | 'BASEUNITS' | 'DESCRIPTION'): string {
    return ownName(this.#said.get(tag) ?? '')
  }

  /** Percent: of both halves, or of the whole. */
  get rate(): string {
    if (/^(?:nil|exempt)/i.test(this.#said.get('TAXABILITY') ?? '')) return '0'
    const whole = this.#rates.get('IGST') ?? this.#rates.get('Integrated Tax')
    if (whole !== undefined) return whole
    const halves = ['CGST', 'Central Tax', 'SGST/UTGST', 'SGST', 'State Tax'].flatMap(
      (head) => this.#rates.get(head) ?? [],
    )
    return halves.length === 2 ? String(Number(halves[0]) + Number(halves[1])) : ''
  }

  /** Its batches, those of several shelves added up; none where they do not add up to what there is. */
  get batches(): ItemBatch[] {
    const named = new Map<string, ItemBatch & { units: number }>()
    let units = 0
    for (const batch of this.#batches) {
      const inBatch = unitsOf(batch.closing ?? (this.hasClosing ? null : batch.opening))
      if (inBatch === null) return []
      units += inBatch
      if (batch.name === '') continue
      const key = `${batch.name}\n${batch.expiry}`
      const known = named.get(key)
      named.set(key, { ...(known ?? batch), units: (known?.units ?? 0) + inBatch })
    }
    const isWhole = [...named.values()].reduce((sum, batch) => sum + batch.units, 0) === units
    if (!isWhole || units !== unitsOf(this.stock)) return []
    return [...named.values()].map(({ units, ...batch }) => ({ ...batch, closing: String(units) }))
  }
}

const OF_ITEM: ReadonlySet<string> = new Set([
  ...['PARENT', 'CATEGORY', 'BASEUNITS', 'DESCRIPTION', 'HSNCODE'],
  ...['OPENINGBALANCE', 'CLOSINGBALANCE', 'ISDELETED'],
])

/** What Tally has by itself is no name that somebody gave. */
const ownName = (text: string) =>
  /^(?:Primary|Not Applicable|Primary Batch|Any|End of List)$/i.test(text.trim()) ? '' : text.trim()

/** '85.00/Strip' is 85.00. */
const amountOf = (text: string) => text.replace(/\/[^/]*$/, '').trim()

function unitsOf(text: string | null): number | null {
  if (text === null) return null
  if (text === '') return 0
  try {
    const { units, isOdd } = packsOf('stock', text)
    return isOdd ? null : units
  } catch (error) {
    if (error instanceof BadValue) return null
    throw error
  }
}
