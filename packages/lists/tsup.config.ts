import { readdirSync } from 'node:fs'
import { defineConfig } from 'tsup'

const rooms = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory())

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    ...Object.fromEntries(rooms.map(({ name }) => [`${name}/index`, `src/${name}/index.ts`])),
  },
  format: 'esm',
  target: 'es2022',
  // `./node` alone asks for Node's modules, and by their whole names.
  removeNodeProtocol: false,
  dts: true,
  clean: true,
  splitting: true,
  treeshake: true,
})
