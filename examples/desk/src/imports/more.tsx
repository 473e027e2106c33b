import { useWords } from '../language/use-words.ts'

/** How many of all are shown, where it is not all. */
export function More({ shown, all = shown }: { shown: number; all?: number | undefined }) {
  const words = useWords()
  return all > shown ? words('imports.more', { shown, all }) : null
}
