import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    settings: 'src/settings/index.ts',
    cli: 'src/cli/run-command-line.ts',
    main: 'src/start/main.ts',
    stop: 'src/stop/index.ts',
  },
  format: 'esm',
  target: 'node24',
  platform: 'node',
  // tsup would write `sqlite` for `node:sqlite`, which has no other name.
  removeNodeProtocol: false,
  dts: {
    entry: {
      index: 'src/index.ts',
      settings: 'src/settings/index.ts',
      cli: 'src/cli/run-command-line.ts',
      stop: 'src/stop/index.ts',
    },
  },
  clean: true,
  splitting: true,
})
