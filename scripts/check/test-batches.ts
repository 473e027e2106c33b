import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, relative, resolve } from 'node:path'
import { createVitest, type TestModule, type TestSpecification, type Vitest } from 'vitest/node'
import type { TestRun } from './nearest.ts'

const SECOND = 1000
/** How long each took the last time. */
const MEMORY = '.cache/near.json'
/** Of a file where none of its project has been measured yet. */
const USUAL_MS = 2 * SECOND
/** Long enough that starting workers is little beside it, short enough that the time left is known well. */
const BATCH_MS = 15 * SECOND
const PROJECTS = ['node', 'server', 'dom', 'react-18', 'preact', 'script-tag', 'embed']

interface NearRun extends TestRun {
  specification: TestSpecification
}

/** Vitest with the projects of `npm run test:unit`, and every file that one of them runs. */
export async function openTests(): Promise<{ vitest: Vitest; runs: NearRun[] }> {
  const vitest = await createVitest({ run: true, watch: false, project: PROJECTS })
  // Reporters hear who runs them; no test runs by this.
  await vitest.standalone()
  const specifications = await vitest.globTestSpecifications()
  const runs = specifications.map((specification): NearRun => {
    const { config, name } = specification.project
    const setUp = [...config.setupFiles, ...[config.globalSetup ?? []].flat()].map(fromRoot)
    return {
      file: fromRoot(specification.moduleId),
      project: name,
      setUp: ['vitest.config.ts', ...setUp],
      specification,
    }
  })
  return { vitest, runs }
}

const fromRoot = (path: string) => relative('.', resolve(path)).replaceAll('\\', '/')

const nameOf = ({ file, project }: TestRun) => `${project} ${file}`

export interface RunTests {
  passed: number
  failed: string[]
  /** For which the time was too short. */
  leftOut: NearRun[]
}

/** Runs them in their order, some at a time, until all have run or the time is over. */
export async function runInBatches(
  vitest: Vitest,
  runs: readonly NearRun[],
  until: number,
): Promise<RunTests> {
  const lasts = readMemory()
  const workers = Number(process.env['VITEST_MAX_WORKERS']) || availableParallelism()
  const usual = usualBy(lasts)
  const msOf = (run: NearRun) => (lasts.get(nameOf(run)) ?? usual(run.project)) / workers
  const result: RunTests = { passed: 0, failed: [], leftOut: [] }
  let isOver = false
  const end = setTimeout(
    () => {
      isOver = true
      void vitest.cancelCurrentRun('keyboard-input')
    },
    Math.max(0, until - performance.now()),
  )
  let left = [...runs]
  while (left.length > 0) {
    const batch = nextBatch(left, msOf, Math.min(BATCH_MS, until - performance.now()))
    if (batch.length === 0) break
    left = left.filter((run) => !batch.includes(run))
    const { testModules } = await vitest.runTestSpecifications(
      batch.map(({ specification }) => specification),
    )
    for (const run of batch) {
      const module = testModules.find((one) => isOf(one, run))
      const state = module?.state()
      if (module && state === 'failed') result.failed.push(nameOf(run))
      else if (module && state === 'passed' && !(isOver && hasSkipped(module))) result.passed++
      else result.leftOut.push(run)
      if (module && !result.leftOut.includes(run)) lasts.set(nameOf(run), lastedMs(module))
    }
  }
  clearTimeout(end)
  result.leftOut.push(...left)
  writeMemory(lasts)
  return result
}

/** The next in their order that together fit into this time; one that is longer than all of it is passed over. */
export function nextBatch<Run>(runs: readonly Run[], msOf: (run: Run) => number, ms: number): Run[] {
  const batch: Run[] = []
  let sum = 0
  for (const run of runs) {
    if (sum + msOf(run) > ms) {
      if (batch.length > 0) break
      continue
    }
    batch.push(run)
    sum += msOf(run)
  }
  return batch
}

/** What a file of a project takes on the average of those that are known. */
function usualBy(lasts: ReadonlyMap<string, number>): (project: string) => number {
  return (project) => {
    const known = [...lasts].filter(([name]) => name.startsWith(`${project} `)).map(([, ms]) => ms)
    return known.length === 0 ? USUAL_MS : known.reduce((sum, ms) => sum + ms, 0) / known.length
  }
}

/** What was cut off is skipped from there on. */
const hasSkipped = (module: TestModule) => !module.children.allTests('skipped').next().done

const isOf = (module: TestModule, { file, project }: NearRun) =>
  module.project.name === project && fromRoot(module.moduleId) === file

function lastedMs(module: TestModule): number {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
    module.diagnostic()
  return environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration
}

function readMemory(): Map<string, number> {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(MEMORY, 'utf8'))))
  } catch {
    // The first time, or a write that was cut off: guessed again.
    return new Map()
  }
}

function writeMemory(lasts: ReadonlyMap<string, number>): void {
  mkdirSync(dirname(MEMORY), { recursive: true })
  writeFileSync(MEMORY, JSON.stringify(Object.fromEntries(lasts)))
}
