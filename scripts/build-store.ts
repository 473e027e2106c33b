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

/** Builds the partner's React page, unless nothing changed. */
export async function buildPartnerReact(): Promise<void> {
  await buildIfChanged(
    'partner-react',
    ['package-lock.json', ...INPUTS.filter((path) => !path.endsWith('server')), 'examples/partner-react'],
    'examples/partner-react/dist/index.html',
    () => run('npm', ['run', 'build', '--workspace', 'examples/partner-react', '--silent']),
  )
}
