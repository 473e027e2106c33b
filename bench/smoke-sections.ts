import type { SectionName } from './bench-arguments.ts'

/** Sections that run from the sources alone: their smoke test is a unit test. */
export const UNBUILT = ['search', 'listing', 'orders', 'desk', 'shelves'] as const satisfies SectionName[]

/**
 * Sections that need packed packages, the built store or a browser: `npm run test:e2e` runs them for its smoke test, when it has built
 * all of that anyway.
 */
export const BUILT = [
  'sizes',
  'store',
  'presses',
  'embed',
  'start',
  'load',
  'import',
  'growth',
] as const satisfies SectionName[]
