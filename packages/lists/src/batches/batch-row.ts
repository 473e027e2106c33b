import type { Paise } from '@dawakit/core/money'
import type { Row } from '../rows/read-rows.ts'
import { BadValue } from '../values/bad-value.ts'
import { paiseOf, rupeesText, textOf } from '../values/values.ts'
import { type Batch, batchKey } from './batch.ts'
import { packsOf } from './packs-of.ts'

/** What a pack prints of its batch is shorter. */
const LONGEST_BATCH = 40

/** Columns in which the rows of one article may differ. */
export const OF_BATCH = ['expiry', 'mrp', 'price', 'list_price', 'stock'] as const

/** A row of a list that says its batch. */
export interface BatchRow {
  row: Row
  /** What tells a batch of an article from its others; null of a row that says neither batch nor expiry. */
  key: string | null
  batch: Batch
  pricePaise: Paise | null
  /** Its stock is none that can be counted in whole packs. */
  isOdd: boolean
}

export const saysBatch = (values: Readonly<Record<string, string>>): boolean =>
  Boolean(values['batch'] || values['expiry'])

/**
 * @param dayOf - `expiryDay`, or what remembers it: a list has a few hundred of them, again and again.
 * @throws {BadValue} with the reason why a row cannot be kept
 */
export function readBatchRow(row: Row, dayOf: (text: string) => string | null): BatchRow {
  const { values, line } = row
  const batch = textOf('batch', (values['batch'] ?? '').toUpperCase(), LONGEST_BATCH)
  const expiresOn = dayOf(values['expiry'] ?? '')
  const mrpPaise = paiseOf('mrp', values['mrp'] ?? '')
  const pricePaise = paiseOf('price', values['price'] ?? '')
  if (mrpPaise !== null && pricePaise !== null && pricePaise > mrpPaise)
    throw new BadValue(
      `price "${rupeesText(pricePaise)}" is above the MRP "${rupeesText(mrpPaise)}" of this batch: ask no more than its pack prints`,
    )
  const packs = values['stock'] ? packsOf('stock', values['stock']) : null
  return {
    row,
    key: batchKey({ batch, expiresOn }) || null,
    batch: { line, batch, expiresOn, mrpPaise, units: packs?.units ?? null },
    pricePaise: pricePaise ?? mrpPaise,
    isOdd: packs?.isOdd ?? false,
  }
}
