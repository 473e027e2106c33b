import { readdirSync } from 'node:fs'
import { defineConfig } from 'tsup'
import { typeEntries } from '../../scripts/build/type-entries.ts'

const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory())

/** A file for each noun's refusals: beside each other, a page that says one would carry the sentences of all. */
const refusals = readdirSync('src/refusals').filter(
  (file) => !file.endsWith('.test.ts') && file !== 'index.ts',
)

const entry = {
  ...Object.fromEntries(folders.map(({ name }) => [`${name}/index`, `src/${name}/index.ts`])),
  ...Object.fromEntries(
    refusals.map((file) => [`refusals/${file.replace('.ts', '')}`, `src/refusals/${file}`]),
  ),
}

export default defineConfig({
  entry,
  format: 'esm',
  target: 'es2022',
  dts: { entry: typeEntries(entry) },
  clean: true,
  splitting: true,
  treeshake: true,
})
