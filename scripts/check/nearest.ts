import { dirname } from 'node:path'
import type { Graph } from './import-graph.ts'

/**
 * How many arrows lie between a file and the nearest that changed: 0 for what changed itself, 1 for who asks it, and on.
 * What no way leads to is not in it.
 */
export function distancesFrom(changed: readonly string[], graph: Graph): Map<string, number> {
  const askedBy = new Map<string, string[]>()
  for (const [from, asked] of graph) {
    for (const to of asked) askedBy.set(to, [...(askedBy.get(to) ?? []), from])
  }
  const distances = new Map<string, number>()
  let ring = [...new Set(changed)]
  for (let distance = 0; ring.length > 0; distance++) {
    for (const file of ring) distances.set(file, distance)
    ring = [...new Set(ring.flatMap((file) => askedBy.get(file) ?? []))].filter(
      (file) => !distances.has(file),
    )
  }
  return distances
}

/** A test file in one of the projects that run it. */
export interface TestRun {
  file: string
  project: string
  /** What every test of the project stands on. */
  setUp: readonly string[]
}

/** Of one distance the rules first, then a runtime of each kind, then the other runtimes of the widgets. */
const RANKS = ['node', 'dom', 'server', 'embed', 'preact', 'script-tag', 'react-18']

/** What a project's set-up reaches further away, as the app whose databases it closes, its tests do not test by that. */
const SET_UP = 1

/**
 * What a change can break, nearest first. The checks of the house stand before all: they read the repository as text and are fast.
 * A test in the folder of what changed counts as if it asked it itself: one that calls the API reaches its noun by way of the whole
 * app.
 *
 * @param runs - All there are.
 */
export function nearestFirst<Run extends TestRun>(
  runs: readonly Run[],
  distances: ReadonlyMap<string, number>,
): Run[] {
  const changedFolders = new Set(
    [...distances].filter(([, away]) => away === 0).map(([file]) => dirname(file)),
  )
  const away = (file: string) => distances.get(file) ?? Infinity
  const farOf = ({ file, setUp }: TestRun) => {
    if (isHouseCheck(file)) return -1
    const far = Math.min(
      away(file),
      ...setUp
        .map(away)
        .filter((one) => one <= SET_UP)
        .map((one) => one + 1),
    )
    return changedFolders.has(dirname(file)) && far < Infinity ? Math.min(far, 1) : far
  }
  const rankOf = ({ project }: TestRun) => RANKS.indexOf(project)
  return runs
    .map((run) => ({ run, far: farOf(run), rank: rankOf(run) }))
    .filter(({ far }) => far < Infinity)
    .toSorted(
      (one, other) =>
        one.far - other.far || one.rank - other.rank || (one.run.file < other.run.file ? -1 : 1),
    )
    .map(({ run }) => run)
}

export const isHouseCheck = (file: string) => /(^|\/)house\/[^/]*\.test\.ts$/.test(file)
