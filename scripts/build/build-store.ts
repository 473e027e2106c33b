import { run } from '../run.ts'
import { buildIfChanged } from './stamp.ts'

const BROWSERS = ['core', 'client', 'widgets', 'embed'].map((name) => `packages/${name}`)
const SERVERS = ['lists', 'server', 'catalogue'].map((name) => `packages/${name}`)

interface StoreBuild {
  /** @default `STORE_LANGUAGE` */
  language?: string
  /** The folder, from the store. @default `STORE_DIST`, else dist */
  dist?: string
}

/** Builds the Astro store for Node, unless nothing changed since the last build. */
export async function buildStore({
  language = process.env['STORE_LANGUAGE'] || 'en',
  dist = process.env['STORE_DIST'] || 'dist',
}: StoreBuild = {}): Promise<void> {
  await buildIfChanged(
    `store-${dist.replaceAll('/', '-')}`,
    ['package-lock.json', ...BROWSERS, ...SERVERS, 'packages/testing/src/bracketed.ts', 'examples/store'],
    `examples/store/${dist}/server/entry.mjs`,
    () =>
      run('npm', ['run', 'build', '--workspace', 'examples/store', '--silent'], {
        STORE_LANGUAGE: language,
        STORE_DIST: dist,
      }),
    language,
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

/** Builds the pharmacy's desk, unless nothing changed. */
export async function buildDesk(): Promise<void> {
  await buildIfChanged(
    'desk',
    ['package-lock.json', 'packages/core', 'packages/client', 'packages/widgets', 'examples/desk'],
    'examples/desk/dist/index.html',
    () => run('npm', ['run', 'build', '--workspace', 'examples/desk', '--silent']),
  )
}
