import type { WordKey } from '../language/use-words.ts'

export interface Shortcut {
  /** As `KeyboardEvent.key` has them: any of them does it. */
  keys: readonly string[]
  /** What it does, for the list of shortcuts. */
  label: WordKey
  run: (event: KeyboardEvent) => void
}
