import { readdirSync } from 'node:fs'
import { build } from 'esbuild'
import { defineConfig } from 'tsup'

const folders = readdirSync('src', { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? readdirSync(`src/${entry.name}`).map((file) => [entry.name, file] as const) : [],
)
const entry = Object.fromEntries(
  folders
    // A folder's names, and what only a server or only a script without React takes of it.
    .filter(([, file]) => /^(index|(render|enliven)-[\w-]+)\.tsx?$/.test(file))
    .map(([name, file]) => [`${name}/${file.replace(/\.tsx?$/, '')}`, `src/${name}/${file}`]),
)
/** A folder's own sheet, and the two halves of the theme: its colours as no bundler rewrites them. */
const sheets = {
  ...Object.fromEntries(
    folders
      .filter(([name, file]) => file === `${name}.css`)
      .map(([name, file]) => [name, `src/${name}/${file}`]),
  ),
  base: 'src/theme/base.css',
  tokens: 'src/theme/portable-tokens.css',
}

export default defineConfig({
  entry,
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  // What two widgets share is one file for a page that uses both.
  splitting: true,
  dts: true,
  clean: true,
  banner: { js: '"use client";' },
  async onSuccess() {
    await build({ entryPoints: sheets, bundle: true, minify: true, target: 'es2022', outdir: 'dist' })
  },
})
