import { run } from './run.ts'
import { buildIfChanged } from './stamp.ts'

const INPUTS = ['core', 'client', 'widgets', 'server', 'embed'].map((name) => `packages/${name}`)

/** Builds the Astro store for Node, unless nothing changed since the last build. */
export async function buildStore(): Promise<void> {
  await buildIfChanged(
    'store',
    ['package-lock.json', ...INPUTS, 'examples/store'],
    'examples/store/dist/server/entry.mjs',
    () => run('npm', ['run', 'build', '--workspace', 'examples/store', '--silent']),
  )
}
