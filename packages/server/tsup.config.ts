import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    settings: 'src/operator/settings/index.ts',
    cli: 'src/operator/cli/run-command-line.ts',
    main: 'src/operator/start/main.ts',
    stop: 'src/ground/stop/index.ts',
  },
  format: 'esm',
  target: 'node24',
  platform: 'node',
  // tsup would write `sqlite` for `node:sqlite`, which has no other name.
  removeNodeProtocol: false,
  dts: {
    entry: {
      index: 'src/index.ts',
      settings: 'src/operator/settings/index.ts',
      cli: 'src/operator/cli/run-command-line.ts',
      stop: 'src/ground/stop/index.ts',
    },
  },
  clean: true,
  splitting: true,
})
