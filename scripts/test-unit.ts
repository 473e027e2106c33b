/** Rules, client, widgets, and the API on both databases. */
import { run } from './run.ts'

await run('vitest', ['run', '--project', 'node', '--project', 'dom', ...process.argv.slice(2)])
