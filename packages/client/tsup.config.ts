import { defineConfig } from 'tsup'

export default defineConfig({
  entry: { index: 'src/index.ts', fetch: 'src/fetch.ts', 'fetch-calls': 'src/calls/fetch-calls.ts' },
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  // A part that is loaded on its first use stays a file of its own.
  splitting: true,
  treeshake: true,
  dts: true,
  clean: true,
})
