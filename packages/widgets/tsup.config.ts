import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'esbuild'
import { defineConfig } from 'tsup'
import { typeEntries } from '../../scripts/build/type-entries.ts'

const folders = readdirSync('src', { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => ({ folder: basename(parentPath), file: name, path: join(parentPath, name) }))
const entry = Object.fromEntries(
  folders
    // A folder's names, and what only a server or only a script without React takes of it.
    .filter(({ file }) => /^(index|(render|enliven)-[\w-]+)\.tsx?$/.test(file))
    .map(({ folder, file, path }) => [`${folder}/${file.replace(/\.tsx?$/, '')}`, path]),
)
/** A folder's own sheet, and the two halves of the theme: its colours as no bundler rewrites them. */
const sheets = {
  ...Object.fromEntries(
    folders.filter(({ folder, file }) => file === `${folder}.css`).map(({ folder, path }) => [folder, path]),
  ),
  base: 'src/ground/theme/base.css',
  tokens: 'src/ground/theme/portable-tokens.css',
}

export default defineConfig({
  entry,
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  // What two widgets share is one file for a page that uses both.
  splitting: true,
  dts: { entry: typeEntries(entry) },
  clean: true,
  banner: { js: '"use client";' },
  async onSuccess() {
    await build({ entryPoints: sheets, bundle: true, minify: true, target: 'es2022', outdir: 'dist' })
  },
})
