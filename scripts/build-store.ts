import { run } from './run.ts'
import { buildIfChanged } from './stamp.ts'

const BROWSERS = ['core', 'client', 'widgets', 'embed'].map((name) => `packages/${name}`)
const SERVERS = ['server', 'catalogue'].map((name) => `packages/${name}`)

/** Builds the Astro store for Node, unless nothing changed since the last build. */
export async function buildStore(): Promise<void> {
  await buildIfChanged(
    'store',
    ['package-lock.json', ...BROWSERS, ...SERVERS, 'examples/store'],
    'examples/store/dist/server/entry.mjs',
    () => run('npm', ['run', 'build', '--workspace', 'examples/store', '--silent']),
  )
}

/** Builds the partner's React page, unless nothing changed. */
export async function buildPartnerReact(): Promise<void> {
  await buildIfChanged(
    'partner-react',
    ['package-lock.json', ...BROWSERS, 'examples/partner-react'],
    'examples/partner-react/dist/index.html',
    () => run('npm', ['run', 'build', '--workspace', 'examples/partner-react', '--silent']),
  )
}
