/** Lint, format, types, byte budgets and what the packages publish. */

import { run, step } from '../run.ts'
import { checkPackages } from './check-packages.ts'
import { checkPackedTypes } from './check-packed-types.ts'

await step('Lint and format', () => run('biome', ['check', '.']))
await step('Types', () => run('node', ['scripts/check/types.ts']))
await step('Packages', () => run('node', ['scripts/build/build.ts', 'packages']))
await step('What they publish', checkPackages)
await step('Their types', checkPackedTypes)
await step('Byte budgets', () => run('node', ['scripts/check/sizes.ts']))
