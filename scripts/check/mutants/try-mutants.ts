import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createVitest, type Vitest } from 'vitest/node'
import { broken, type Mutant } from './mutant.ts'

export type Fate = 'killed' | 'survived' | 'stale'

export interface Tried {
  mutant: Mutant
  fate: Fate
  seconds: number
}

/**
 * Breaks one guard at a time in a copy of the repository and runs its near test. All by one process of Vitest, which has the
 * rest of the code loaded.
 */
export async function tryMutants(
  copy: string,
  mutants: readonly Mutant[],
  tell: (tried: Tried) => void,
): Promise<Tried[]> {
  process.chdir(copy)
  const vitest = await createVitest('test', {
    root: copy,
    watch: false,
    bail: 1,
    reporters: [{}],
    silent: true,
    project: ['node', 'server'],
  })
  const tried: Tried[] = []
  try {
    for (const near of new Set(mutants.map((mutant) => mutant.near))) {
      // What is red already would notice everything.
      if (!(await isGreen(vitest, join(copy, near))))
        throw new Error(`${near} is red before anything is broken.`)
    }
    for (const mutant of mutants) {
      const start = performance.now()
      const fate = await tryOne(vitest, copy, mutant)
      const one = { mutant, fate, seconds: (performance.now() - start) / 1000 }
      tell(one)
      tried.push(one)
    }
  } finally {
    await vitest.close()
  }
  return tried
}

async function tryOne(vitest: Vitest, copy: string, mutant: Mutant): Promise<Fate> {
  const path = join(copy, mutant.file)
  const whole = readFileSync(path, 'utf8')
  const text = broken(whole, mutant)
  if (text === null) return 'stale'
  writeFileSync(path, text)
  vitest.invalidateFile(path)
  try {
    return (await isGreen(vitest, join(copy, mutant.near))) ? 'survived' : 'killed'
  } finally {
    writeFileSync(path, whole)
    vitest.invalidateFile(path)
  }
}

/** @throws {Error} where there is no such test, which would kill nothing */
async function isGreen(vitest: Vitest, test: string): Promise<boolean> {
  const found = await vitest.globTestSpecifications([test])
  if (found.length === 0) throw new Error(`There is no test ${test}.`)
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(found, false)
  return unhandledErrors.length === 0 && testModules.every((module) => module.ok())
}
