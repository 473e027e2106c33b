import { defineConfig } from 'tsup'

export default defineConfig({
  entry: { index: 'src/index.ts', main: 'src/main.ts' },
  format: 'esm',
  target: 'node24',
  platform: 'node',
  removeNodeProtocol: false,
  dts: { entry: { index: 'src/index.ts' } },
  clean: true,
  splitting: true,
})
