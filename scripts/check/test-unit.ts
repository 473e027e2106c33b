/**
 * Rules, client, widgets, elements, and the API on both databases. As of the journeys, what failed runs once more, for what a busy
 * machine was too slow for, and is named as flaky if it passes then.
 */
import { run } from '../run.ts'

const projects = ['node', 'server', 'dom', 'react-18', 'preact', 'script-tag', 'embed'].flatMap((name) => [
  '--project',
  name,
])
const once = ['--retry', '1', '--reporter', 'default', '--reporter', 'scripts/check/name-flaky.ts']
await run('vitest', ['run', ...once, ...projects, ...process.argv.slice(2)])
