/** Type-checks every project of the workspace, each against the sources of the others. */
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
]

for (const project of PROJECTS) await run('tsc', ['-p', project])
await run('astro', ['check', '--root', 'examples/store', '--minimumSeverity', 'error'])
