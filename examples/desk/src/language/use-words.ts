import { useTranslate } from 'react-admin'
import type { english } from './en/index.ts'

type Leaves<Words> = {
  [Key in keyof Words & string]: Words[Key] extends string ? Key : `${Key}.${Leaves<Words[Key]>}`
}[keyof Words & string]

/** Where a sentence stands in the dictionary: `orders.queue.title`. */
export type WordKey = Leaves<typeof english>

export type Words = (key: WordKey, filledIn?: Record<string, string | number>) => string

/** Says what the dictionary has: a sentence that it has not does not compile. */
export const useWords = (): Words => useTranslate()
