/** Type-checks every project of the workspace, each against the sources of the others. */
import { availableParallelism } from 'node:os'
import { run } from './run.ts'

const PROJECTS = [
  '.',
  'packages/core',
  'packages/client',
  'packages/client/tsconfig.test.json',
  'packages/testing',
  'packages/widgets',
  'packages/embed',
  'packages/server',
  'packages/catalogue',
  'packages/sandbox',
  'examples/partner-html',
  'examples/partner-react',
  'examples/desk',
]

/** Where the compiler keeps what it knows of a project's files: the next check looks at those that changed. */
const memoryOf = (project: string) => `.cache/types/${project.replaceAll('/', '-')}.tsbuildinfo`

const checks = [
  () => run('astro', ['check', '--root', 'examples/store', '--minimumSeverity', 'error']),
  ...PROJECTS.map(
    (project) => () => run('tsc', ['-p', project, '--incremental', '--tsBuildInfoFile', memoryOf(project)]),
  ),
]

/** Takes the next check until there is none: each is a process of its own. */
async function work(): Promise<void> {
  for (let check = checks.shift(); check; check = checks.shift()) await check()
}
await Promise.all(Array.from({ length: availableParallelism() }, work))
