/** Turns the notes of `.changeset` into versions and changelogs. */
import { run } from './run.ts'

await run('changeset', ['version'])
// The packages name each other by version, in the lock file too.
await run('npm', ['install', '--package-lock-only', '--ignore-scripts'])
await run('biome', ['check', '--write', '.'])
