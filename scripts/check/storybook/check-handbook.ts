import { globSync, readFileSync } from 'node:fs'
import { handbookEntry } from '../../../.storybook/handbook/handbook-entry.ts'
import type { Entry } from './visit-entry.ts'

/** @returns The pages of docs/ that no entry shows. */
export function missingFromHandbook(entries: readonly Entry[]): string[] {
  const ids = new Set(entries.map(({ id }) => id))
  return globSync('docs/**/*.md')
    .filter((path) => !ids.has(handbookEntry(path.replaceAll('\\', '/'), readFileSync(path, 'utf8')).id))
    .map((path) => `handbook: ${path} is on no page`)
}
