/**
 * Runs what a change can break, nearest first, in two minutes: lint and format of the changed files, the checks of the house, tests by
 * who imports or reads what changed, and the types of the touched packages. It says what it left out; `npm test` runs everything.
 *
 *   npm run test:near                  what changed since this work parted from `main`
 *   npm run test:near -- HEAD          what is not committed
 *   npm run test:near -- HEAD --list   says what it would run
 *   npm run test:near -- --seconds 300
 */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { requireNode } from '../require-node.ts'
import { run, step } from '../run.ts'
import { allFiles, baseOf, changedFiles } from './changed-files.ts'
import { readGraph } from './import-graph.ts'
import { distancesFrom, nearestFirst, type TestRun } from './nearest.ts'
import { openTests, type RunTests, runInBatches } from './test-batches.ts'
import { type Checked, checkTypes } from './touched-types.ts'
import { projectsOf } from './type-projects.ts'

requireNode()

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { list: { type: 'boolean', default: false }, seconds: { type: 'string', default: '120' } },
})
const seconds = Number(values.seconds)
const until = seconds * 1000
const [base = baseOf()] = positionals
const changed = changedFiles(base)
if (changed.length === 0) {
  console.log(`Nothing has changed since ${base}.`)
  process.exit(0)
}

const graph = readGraph([...new Set([...allFiles(), ...changed])])
const distances = distancesFrom(changed, graph)
const projects = projectsOf(changed)
const { vitest, runs } = await openTests()
const near = nearestFirst(runs, distances)
console.log(
  `${counted(changed.length, 'changed file')} since ${base}: ${counted(near.length, 'test run')} of ${runs.length} near.`,
)
if (values.list) {
  for (const { file, project } of near) console.log(`  ${project.padEnd(10)} ${file}`)
  await vitest.close()
  process.exit(0)
}

let isBroken = false
await step('Lint and format', lint).catch(failed)
const [tests, types] = await Promise.all([runInBatches(vitest, near, until), checkTypes(projects, until)])
await vitest.close()
report(tests, types)
process.exit(isBroken ? 1 : 0)

/** What Biome does not know, a document or a picture, it passes over. */
function lint(): Promise<void> {
  const there = changed.filter((file) => existsSync(file))
  return run('biome', [
    'check',
    '--no-errors-on-unmatched',
    '--files-ignore-unknown=true',
    ...(there.length > 0 ? there : ['package.json']),
  ])
}

function failed(error: unknown): void {
  isBroken = true
  console.error(error instanceof Error ? error.message : error)
}

function report(tests: RunTests, types: Checked): void {
  for (const name of [...tests.failed, ...types.failed.map((project) => `types of ${project}`)]) {
    isBroken = true
    console.log(`  ✗ ${name}`)
  }
  const took = (performance.now() / 1000).toFixed(0)
  console.log(
    `\n${isBroken ? 'FAILED' : 'All passed'} in ${took} s: ${counted(tests.passed, 'test run')}, types of ${types.passed.join(', ') || 'nothing'}.`,
  )
  const missing = notRun(tests.leftOut, types)
  if (missing.length > 0) console.log(`\nNot run, for you before you hand it over:\n${missing.join('\n')}`)
  console.log('\nFor who takes it in: `npm test`, with packages, byte budgets and every journey.')
}

function notRun(tests: readonly TestRun[], { leftOut }: Checked): string[] {
  const nearFiles = [...distances.keys()].filter((file) => existsSync(file))
  const specs = changed.filter((file) => /^e2e\/.*\.spec\.ts$/.test(file) && existsSync(file))
  const stories = nearFiles.filter((file) => /\.stories\.tsx$/.test(file))
  const store = changed.filter((file) => file.startsWith('examples/store/'))
  const folders = [...new Set(tests.map(({ file }) => file.split('/').slice(0, 4).join('/')))]
  return [
    tests.length > 0 &&
      `  ${counted(tests.length, 'test run')} further away, for which the time was over: npm run test:unit${folders.length > 12 ? '' : ` -- ${folders.join(' ')}`}`,
    leftOut.length > 0 && `  types of ${leftOut.join(', ')}: npm run types`,
    store.length > 0 && '  types of the store: npm run types',
    stories.length > 0 &&
      `  ${counted(stories.length, 'file')} of stories: npx vitest run --project storybook`,
    specs.length > 0 && `  journeys that changed: npm run test:e2e -- ${specs.join(' ')}`,
  ].filter((line) => line !== false)
}

function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`
}
