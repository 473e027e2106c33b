/** Type-checks every project of the workspace, each against the sources of the others. */
import { availableParallelism } from 'node:os'
import { run } from '../run.ts'
import { STORE_CHECK, TYPE_PROJECTS, typeCheckOf } from './type-projects.ts'

const checks = [STORE_CHECK, ...TYPE_PROJECTS.map(typeCheckOf)]

/** Takes the next check until there is none: each is a process of its own. */
async function work(): Promise<void> {
  for (let check = checks.shift(); check; check = checks.shift()) await run(check.command, check.args)
}
await Promise.all(Array.from({ length: availableParallelism() }, work))
