import type { TableRow } from '../table/table.ts'
import { unquoteFormula } from '../values/csv-line.ts'
import { visibleText } from '../values/visible-text.ts'

/** A row of a table with its texts as a person sees them; both null where it cannot be read. */
export type SeenRow =
  | { line: number; fields: readonly string[]; texts: readonly string[]; reason: '' }
  | { line: number; fields: null; texts: null; reason: string }

/** The rows of a table one by one, some of which can be put back. */
export class RowsAhead {
  readonly #rows: AsyncIterator<TableRow>
  readonly #back: SeenRow[] = []

  constructor(rows: AsyncIterable<TableRow>) {
    this.#rows = rows[Symbol.asyncIterator]()
  }

  /** @returns null at the end */
  async next(): Promise<SeenRow | null> {
    const again = this.#back.pop()
    if (again) return again
    const { done, value } = await this.#rows.next()
    if (done) return null
    const { line } = value
    if ('reason' in value) return { line, fields: null, texts: null, reason: value.reason }
    return { line, fields: value.fields, texts: value.fields.map(shown), reason: '' }
  }

  /** They come again, in their order. */
  putBack(rows: readonly SeenRow[]): void {
    this.#back.push(...rows.toReversed())
  }

  /** Lets go of the table, which may not have been read to its end. */
  async close(): Promise<void> {
    await this.#rows.return?.()
  }
}

const shown = (text: string) => visibleText(unquoteFormula(text))
