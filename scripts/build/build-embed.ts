import { bundleEmbed } from '../../packages/embed/build/bundle.ts'
import { buildIfChanged } from './stamp.ts'

/** Builds the script tag (`packages/embed/dist/cdn`), unless nothing changed since the last build. */
export async function buildEmbed(): Promise<void> {
  await buildIfChanged(
    'embed',
    [
      'package-lock.json',
      'docs/llms.txt',
      ...['core', 'client', 'widgets', 'embed'].map((name) => `packages/${name}`),
    ],
    'packages/embed/dist/cdn/dawakit.js.br',
    bundleEmbed,
  )
}

if (import.meta.main) await buildEmbed()
