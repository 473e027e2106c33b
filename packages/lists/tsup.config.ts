import { readdirSync } from 'node:fs'
import { defineConfig } from 'tsup'
import { typeEntries } from '../../scripts/build/type-entries.ts'

const rooms = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory())

const entry = {
  index: 'src/index.ts',
  ...Object.fromEntries(rooms.map(({ name }) => [`${name}/index`, `src/${name}/index.ts`])),
}

export default defineConfig({
  entry,
  format: 'esm',
  target: 'es2022',
  // `./node` alone asks for Node's modules, and by their whole names.
  removeNodeProtocol: false,
  dts: { entry: typeEntries(entry) },
  clean: true,
  splitting: true,
  treeshake: true,
})
