/** What a guard asks, as CONTRIBUTING's 'Guards' has them. */
export type GuardKind = 'whose' | 'still so' | 'once' | 'until when' | 'how much' | 'which' | 'who may'

/** One guard, and what it becomes when it is broken. */
export interface Mutant {
  kind: GuardKind
  /** From the root of the repository. */
  file: string
  /** What stands exactly once in the file. */
  from: string
  to: string
  /** The test file that must notice. */
  near: string
}

/** The guards of one noun, most of them in one near test. */
export type Guards = readonly Mutant[]

/** What a mutant is called, in the runner's output and in its arguments. */
export const nameOf = ({ file, from }: Mutant): string =>
  `${file.replace(/^packages\//, '').replace('/src/', '/')} · ${from.trim().split('\n')[0]}`

/** @returns the file with its guard broken; null where the fragment is not there exactly once */
export function broken(text: string, { from, to }: Pick<Mutant, 'from' | 'to'>): string | null {
  return text.split(from).length === 2 ? text.replace(from, () => to) : null
}
