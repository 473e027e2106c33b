import { readdirSync } from 'node:fs'
import { defineConfig } from 'tsup'

const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory())

export default defineConfig({
  entry: Object.fromEntries(folders.map(({ name }) => [`${name}/index`, `src/${name}/index.ts`])),
  format: 'esm',
  target: 'es2022',
  dts: true,
  clean: true,
  splitting: true,
  treeshake: true,
})
