import { LRUCache } from 'lru-cache'
import type { Look, Shown } from './shown.ts'

/** An answer, and the products on which it depends: those that it shows, and those that others were chosen before. */
export interface Made<Answer> {
  answer: Answer
  products: readonly string[]
}

export interface KeptAnswers {
  /**
   * What is asked by everybody again and again, answered from memory until something that it depends on has changed. Of a
   * product with plenty of pieces an order is no such change: an answer is 5 seconds old at most.
   *
   * @param key - Says what is asked for, with all on which the answer depends besides what the shop holds.
   */
  find<Answer>(key: string, make: () => Promise<Made<Answer>>): Promise<Answer>
}

interface Kept extends Made<unknown> {
  look: Look
  madeAt: number
}

const LONGEST_MS = 5000
/** Of products of all answers together: some 20 MB. */
const MOST_PRODUCTS = 20_000

export function keepAnswers(shown: Shown, clock: () => number): KeptAnswers {
  const kept = new LRUCache<string, Kept>({ maxSize: MOST_PRODUCTS })
  const isGood = async ({ madeAt, look, products }: Kept) =>
    Math.abs(clock() - madeAt) < LONGEST_MS && (await look.isStill(products))

  return {
    async find<Answer>(key: string, make: () => Promise<Made<Answer>>): Promise<Answer> {
      const known = kept.get(key)
      if (known && (await isGood(known))) return known.answer as Answer
      const look = await shown.look()
      const madeAt = clock()
      const { answer, products } = await make()
      kept.set(key, { answer, products, look, madeAt }, { size: 1 + products.length })
      return answer
    },
  }
}
