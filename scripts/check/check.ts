/** Lint, format, types, byte budgets and what the packages publish. */

import { run, step, together } from '../run.ts'
import { checkPackages } from './check-packages.ts'
import { checkPackedTypes } from './check-packed-types.ts'

await step('Lint and format', () => run('biome', ['check', '.']))
// A build is one long thread for the most part: the types, which read no build, have the other core.
await together([
  { title: 'Types', command: 'node', args: ['scripts/check/types.ts'] },
  { title: 'Packages', command: 'node', args: ['scripts/build/build.ts', 'packages'] },
])
await step('What they publish', checkPackages)
await step('Their types', checkPackedTypes)
await step('Byte budgets', () => run('node', ['scripts/check/sizes.ts']))
