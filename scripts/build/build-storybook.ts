import { run } from '../run.ts'
import { buildEmbed } from './build-embed.ts'
import { buildIfChanged } from './stamp.ts'

/** The built Storybook, from the root. */
export const STORYBOOK = 'storybook-static'

/** Builds the site of all stories and docs, with the script tag inside, unless nothing changed since the last build. */
export async function buildStorybook(): Promise<void> {
  await buildEmbed()
  await buildIfChanged(
    'storybook',
    [
      'package-lock.json',
      '.storybook',
      'CONTRIBUTING.md',
      ...['catalogue', 'lists', 'sandbox', 'server'].map((name) => `packages/${name}/README.md`),
      'docs',
      ...['core', 'client', 'widgets', 'embed', 'testing'].map((name) => `packages/${name}`),
    ],
    `${STORYBOOK}/index.json`,
    () => run('storybook', ['build', '--disable-telemetry', '--quiet']),
    '',
    /\.test\.tsx?$/,
  )
}

if (import.meta.main) await buildStorybook()
