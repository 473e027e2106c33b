import type { Row } from '@dawakit/lists/rows'
import type { Heading } from '@dawakit/lists/said'
import { hasForm, isOfArticle, PRICES } from './of-article.ts'

/** Thousandths: sums of rupees and of packs are whole in them. */
const PARTS = 1000
/** Rows that a number is the sum of, where its row has a name: of one row it may be an article like it. */
const LEAST_SUMMED = 2

/** Rows by their line that a number in them shows to be no article: the sum of the rows above, or of those that it heads. */
export type BySum = ReadonlyMap<number, 'sum' | 'heading'>

interface Section {
  rows: number
  sums: number[]
}

/**
 * Adds up the columns of a list, to tell rows by their numbers that no word tells: a row without a name that has the sum of
 * those above, a company's name with the sum or the number of its articles beside it, before or behind them.
 *
 * A row that has a name is only told so where it has no price while the list has prices, and nothing else that only an article has.
 */
export function sumsOfList(headings: readonly Heading[], label: string) {
  const bySum = new Map<number, 'sum' | 'heading'>()
  const places = headings.flatMap(({ column }, at) =>
    column === null || column === 'stock' || PRICES.has(column) ? at : [],
  )
  const hasPrices = headings.some(({ column }) => column !== null && PRICES.has(column))
  const empty = (): Section => ({ rows: 0, sums: places.map(() => 0) })
  let section = empty()
  const whole = empty()
  /** What may head the rows below it. */
  let head: { line: number; numbers: readonly (number | null)[]; below: Section } | null = null

  const isSumOf = ({ rows, sums }: Section, numbers: readonly (number | null)[]) =>
    rows > 0 && numbers.some((number, at) => number !== null && number !== 0 && number === sums[at])
  const endHead = () => {
    if (head && head.below.rows >= LEAST_SUMMED) {
      const { below, numbers, line } = head
      const isCount = numbers.some((number) => number === below.rows * PARTS)
      if (isCount || isSumOf(below, numbers)) bySum.set(line, 'heading')
    }
    head = null
  }
  const add = (to: Section, numbers: readonly (number | null)[]) => {
    to.rows++
    for (const [at, number] of numbers.entries()) to.sums[at] = (to.sums[at] ?? 0) + (number ?? 0)
  }

  return {
    /** Looks at a row that is taken for an article by now. */
    look({ line, values, fields }: Row): void {
      const numbers = places.map((at) => numberIn(fields[at] ?? ''))
      const name = values[label] ?? ''
      const isBare =
        numbers.some((number) => number !== null) &&
        !isOfArticle(values) &&
        (name === ''
          ? fields.every((text) => text === '' || numberIn(text) !== null)
          : hasPrices && ![...PRICES].some((column) => values[column]) && !hasForm(name))
      if (isBare) {
        const least = name === '' ? 1 : LEAST_SUMMED
        const isSum = [section, whole].some((one) => one.rows >= least && isSumOf(one, numbers))
        endHead()
        if (isSum) {
          bySum.set(line, 'sum')
          section = empty()
          return
        }
        if (name !== '') {
          head = { line, numbers, below: empty() }
          section = empty()
          return
        }
      }
      for (const one of head ? [section, whole, head.below] : [section, whole]) add(one, numbers)
    },
    /** Hears of a row that is no article by its words. */
    pass(): void {
      endHead()
      section = empty()
    },
    end(): BySum {
      endHead()
      return bySum
    },
  }
}

/** In thousandths; null of what is no number. */
function numberIn(text: string): number | null {
  if (!/^[\d,]+(?:\.\d+)?$/.test(text)) return null
  const number = Math.round(Number(text.replaceAll(',', '')) * PARTS)
  return Number.isSafeInteger(number) ? number : null
}
