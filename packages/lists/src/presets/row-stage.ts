import type { Batch } from '../batches/batch.ts'
import type { Row } from '../rows/read-rows.ts'
import type { Guess, ImportOffSale, ImportPassed, RowToCount } from '../said/import-report.ts'

/** A row of a file by its place and as the file has it. */
export type RowInFile = Pick<Row, 'line' | 'fields'>

/** An article as one row tells it, or several together. */
export interface Article extends Row {
  /** Rows that told more of it: further batches, pictures. */
  joined: readonly Row[]
  /** How the list keeps it from its own shoppers; null where it does not. */
  offSale: ImportOffSale | null
  /** What somebody has to look at. @default nothing */
  guesses?: readonly Guess[]
  /** What its rows say of its batches. Absent where they say nothing. */
  batches?: readonly Batch[]
  /** Batches of which the list says less than none, or a part of a pack, and what they were taken for. */
  toCount?: readonly Pick<RowToCount, 'line' | 'said' | 'units'>[]
}

/** What becomes of a row on its way to an article. */
export type Listed =
  | Article
  | (RowInFile & { passed: ImportPassed })
  /** Why it cannot be kept, with all rows of its own. */
  | (RowInFile & { refused: string; joined: readonly RowInFile[] })

/** Takes rows one after the other and hands on what is whole by now. */
export interface RowStage {
  add(article: Article): Iterable<Listed>
  /** What was held until the last row. */
  end(): Iterable<Listed>
}

export const articleOf = (row: Row): Article => ({ ...row, joined: [], offSale: null })

const isArticle = (listed: Listed): listed is Article => 'values' in listed

/** One stage behind the other: what one hands on as an article the next takes. */
export function inTurn(stages: readonly RowStage[]): RowStage {
  function* from(at: number, listed: Iterable<Listed>): Generator<Listed> {
    const stage = stages[at]
    if (!stage) {
      yield* listed
      return
    }
    for (const one of listed) {
      if (isArticle(one)) yield* from(at + 1, stage.add(one))
      else yield one
    }
  }
  function* ends(): Generator<Listed> {
    for (const [at, stage] of stages.entries()) yield* from(at + 1, stage.end())
  }
  return { add: (article) => from(0, [article]), end: ends }
}
