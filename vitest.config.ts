import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { ALIASES } from './packages/embed/build/aliases.ts'
import { widgetCss } from './packages/embed/build/widget-css.ts'
import { PATIENCE_MS } from './scripts/check/patience.ts'

// 'import' and 'default' always hold; named here, Node would take the ES module where a package asks with `require`.
const conditions = ['dawakit-source', 'module']
const source = {
  resolve: { conditions: [...conditions, 'browser'] },
  ssr: { resolve: { conditions: [...conditions, 'node'], externalConditions: ['dawakit-source', 'node'] } },
}

/** As Node runs it: of OpenTelemetry's API, which prom-client asks for, the `module` is none that Node can load. */
const onNode = {
  resolve: { conditions: ['dawakit-source', 'node'] },
  ssr: {
    resolve: { conditions: ['dawakit-source', 'node'], externalConditions: ['dawakit-source', 'node'] },
  },
}

// The stories need a browser: they run by `vitest --project storybook` and from Storybook itself alone.
const isStorybook = process.argv.some((argument) => argument.includes('storybook'))
async function storybook() {
  // The stories of the elements load the built script tag.
  const { run } = await import('./scripts/run.ts')
  await run('node', ['scripts/build/build-embed.ts'])
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin')
  const { playwright } = await import('@vitest/browser-playwright')
  return {
    ...source,
    // What a story needs is found before the first one runs: found later, it would load the tests anew in the middle.
    optimizeDeps: { entries: ['.storybook/**/*.tsx', 'packages/widgets/src/**/*.stories.tsx'] },
    plugins: [await storybookTest({ configDir: '.storybook' })],
    test: {
      name: 'storybook',
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({
          launchOptions: {
            executablePath: process.env['CHROME'] ?? '/usr/bin/chromium',
            args: ['--no-sandbox'],
          },
        }),
        instances: [{ browser: 'chromium' as const }],
      },
    },
  }
}

/** How long is waited for what never comes. */
const patience = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: PATIENCE_MS } },
}
const WAITS = 'scripts/check/wait-patiently.ts'

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** The oldest React that the widgets promise to run on. */
const REACT_18 = [{ find: /^react(-dom)?(?=$|\/)/, replacement: 'react$1-18' }]

/** What the store ships: the aliases of @astrojs/preact with `compat`. */
const PREACT = [
  { find: /^react-dom\/(client|server)$/, replacement: path('packages/widgets/test/preact-islands.ts') },
  { find: /^react-dom\/test-utils$/, replacement: 'preact/test-utils' },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react(-dom)?(?=$|\/)/, replacement: 'preact/compat' },
]

/** As modules: an alias does not reach what is required. */
const TESTING_LIBRARY = {
  find: /^@testing-library\/react$/,
  replacement: path('node_modules/@testing-library/react/dist/@testing-library/react.esm.js'),
}

/** What the script tag ships, and what Testing Library asks of React besides. */
const SCRIPT_TAG = [
  ...['react-dom/client', 'react-dom/server', 'react-dom/test-utils', 'react-dom', 'react'].map((name) => ({
    find: new RegExp(`^${name}$`),
    replacement: path(`packages/embed/test/${name.replaceAll('/', '-')}.ts`),
  })),
  ...ALIASES,
]

type Aliases = { find: string | RegExp; replacement: string }[]

function widgets(name: string, alias: Aliases, setupFiles: string[], include: string[] = []) {
  return {
    ...source,
    resolve: { ...source.resolve, alias: [TESTING_LIBRARY, ...alias] },
    oxc: { jsx: { runtime: 'automatic' as const, development: false } },
    test: {
      name,
      environment: 'jsdom',
      include: ['packages/widgets/**/*.test.{ts,tsx}', ...include],
      setupFiles: [...setupFiles, WAITS, 'packages/widgets/test/setup.ts'],
      // A sheet is empty here but for whoever asks for its text.
      css: { include: [/\.css\?raw$/] },
      server: { deps: { inline: [/@dawakit\//, /preact/, /@nanostores/, /@testing-library\/react/] } },
      ...patience,
      isolate: false,
    },
  }
}

export default defineConfig(async () => ({
  test: {
    // By itself Vitest leaves a core free, which on two cores is half of them.
    maxWorkers: '100%',
    // `npm run coverage`: where no test looks.
    coverage: {
      include: ['packages/*/src/**/*.{ts,tsx}', 'examples/store/src/**/*.{ts,tsx}'],
      exclude: ['**/*.{test,stories,example}.*', '**/*.d.ts', 'packages/testing/**'],
      reporter: ['json', 'html'],
      reportOnFailure: true,
    },
    projects: [
      {
        ...onNode,
        test: {
          name: 'node',
          environment: 'node',
          include: [
            'packages/{core,client,lists,sandbox,catalogue}/**/*.test.ts',
            'examples/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          setupFiles: [WAITS],
          server: { deps: { inline: [/@dawakit\//] } },
          ...patience,
          // Nothing here outlives a test: files may share a worker and what it has loaded.
          isolate: false,
        },
      },
      {
        ...onNode,
        test: {
          name: 'server',
          environment: 'node',
          include: ['packages/server/**/*.test.ts'],
          globalSetup: ['packages/server/test/postgres-server.ts'],
          setupFiles: [WAITS, 'packages/server/test/setup.ts'],
          server: { deps: { inline: [/@dawakit\//] } },
          ...patience,
          isolate: false,
        },
      },
      // The whole widget suite on each runtime that the widgets run on.
      widgets('dom', [], [], ['.storybook/**/*.test.{ts,tsx}']),
      widgets('react-18', REACT_18, ['packages/widgets/test/use-react-18.ts']),
      widgets('preact', PREACT, ['packages/widgets/test/use-preact.ts']),
      widgets('script-tag', SCRIPT_TAG, []),
      {
        // The elements run on what the script tag ships: Preact and a few lines of React.
        plugins: [widgetCss()],
        resolve: {
          ...source.resolve,
          // What a server has drawn for them.
          alias: [{ find: 'react-dom/server', replacement: 'preact/compat/server' }, ...ALIASES],
        },
        ssr: source.ssr,
        oxc: { jsx: { runtime: 'automatic' as const, development: false } },
        define: { __DAWAKIT_VERSION__: '"0.0.0-test"' },
        test: {
          name: 'embed',
          environment: 'jsdom',
          include: ['packages/embed/**/*.test.{ts,tsx}'],
          setupFiles: [WAITS, 'packages/embed/test/setup.ts'],
          css: true,
          server: { deps: { inline: [/@dawakit\//, /preact/, /@nanostores/] } },
          ...patience,
        },
      },
      ...(isStorybook ? [await storybook()] : []),
    ],
  },
}))
