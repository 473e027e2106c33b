/** Rules, client, widgets, elements, and the API on both databases. */
import { run } from '../run.ts'

const projects = ['node', 'server', 'dom', 'react-18', 'preact', 'script-tag', 'embed'].flatMap((name) => [
  '--project',
  name,
])
await run('vitest', ['run', ...projects, ...process.argv.slice(2)])
