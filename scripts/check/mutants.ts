/**
 * `npm run mutants [-- words]`: breaks the guards of scripts/check/mutants/guards one at a time and says which of them no near test
 * holds. The words choose by noun, kind, file or fragment. By hand: it takes its time.
 */
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { copyRepository } from './mutants/copy-repository.ts'
import { GUARDS } from './mutants/guards/index.ts'
import { nameOf } from './mutants/mutant.ts'
import { type Tried, tryMutants } from './mutants/try-mutants.ts'

const words = process.argv.slice(2)
const chosen = Object.entries(GUARDS).flatMap(([noun, guards]) =>
  guards
    .filter((mutant) => words.every((word) => `${noun} ${mutant.kind} ${nameOf(mutant)}`.includes(word)))
    .map((mutant) => ({ noun, mutant })),
)
const root = fileURLToPath(new URL('../..', import.meta.url))
const copy = copyRepository(root)
const tell = ({ mutant, fate, seconds }: Tried) =>
  console.log(
    `${fate.padEnd(8)} ${seconds.toFixed(1).padStart(5)} s  ${mutant.kind.padEnd(10)} ${nameOf(mutant)}`,
  )
try {
  const tried = await tryMutants(
    copy,
    chosen.map(({ mutant }) => mutant),
    tell,
  )
  console.log(`\n| guards of | broken | noticed | survived |\n|---|---|---|---|`)
  for (const noun of new Set(chosen.map((one) => one.noun))) {
    const own = tried.filter((_, index) => chosen[index]?.noun === noun)
    const count = (fate: Tried['fate']) => own.filter((one) => one.fate === fate).length
    console.log(`| ${noun} | ${own.length} | ${count('killed')} | ${count('survived')} |`)
  }
  // A test that is red has set it, as it should be.
  process.exitCode = tried.every(({ fate }) => fate === 'killed') ? 0 : 1
} finally {
  process.chdir(root)
  rmSync(copy, { recursive: true, force: true })
}
