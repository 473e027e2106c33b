import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { ALIASES } from './packages/embed/build/aliases.ts'
import { widgetCss } from './packages/embed/build/widget-css.ts'

// 'import' and 'default' always hold; named here, Node would take the ES module where a package asks with `require`.
const conditions = ['dawakit-source', 'module']
const source = {
  resolve: { conditions: [...conditions, 'browser'] },
  ssr: { resolve: { conditions: [...conditions, 'node'], externalConditions: ['dawakit-source', 'node'] } },
}

// The stories need a browser: they run by `vitest --project storybook` and from Storybook itself alone.
const isStorybook = process.argv.some((argument) => argument.includes('storybook'))
async function storybook() {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin')
  const { playwright } = await import('@vitest/browser-playwright')
  return {
    ...source,
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

export default defineConfig(async () => ({
  test: {
    // By itself Vitest leaves a core free, which on two cores is half of them.
    maxWorkers: '100%',
    // `npm run coverage`: where no test looks.
    coverage: {
      include: ['packages/*/src/**/*.{ts,tsx}', 'examples/store/src/**/*.{ts,tsx}'],
      exclude: ['**/*.{test,stories}.*', '**/*.d.ts', 'packages/testing/**'],
      reporter: ['json', 'html'],
      reportOnFailure: true,
    },
    projects: [
      {
        ...source,
        test: {
          name: 'node',
          environment: 'node',
          include: [
            'packages/{core,client,sandbox,catalogue}/**/*.test.ts',
            'examples/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          server: { deps: { inline: [/@dawakit\//] } },
          testTimeout: 20_000,
          // Nothing here outlives a test: files may share a worker and what it has loaded.
          isolate: false,
        },
      },
      {
        ...source,
        test: {
          name: 'server',
          environment: 'node',
          include: ['packages/server/**/*.test.ts'],
          globalSetup: ['packages/server/test/postgres-server.ts'],
          server: { deps: { inline: [/@dawakit\//] } },
          testTimeout: 20_000,
          isolate: false,
        },
      },
      {
        ...source,
        plugins: [react()],
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['packages/widgets/**/*.test.{ts,tsx}'],
          setupFiles: ['packages/widgets/test/setup.ts'],
          server: { deps: { inline: [/@dawakit\//] } },
        },
      },
      {
        // The oldest React that the widgets promise to run on.
        ...source,
        resolve: { ...source.resolve, alias: [{ find: /^react(-dom)?(?=$|\/)/, replacement: 'react$1-18' }] },
        plugins: [react()],
        test: {
          name: 'react-18',
          environment: 'jsdom',
          include: [
            'packages/widgets/test/server-rendering.test.tsx',
            'packages/widgets/src/{cart-drawer,checkout,login,product-grid,search-box}/*.test.tsx',
          ],
          setupFiles: ['packages/widgets/test/use-react-18.ts', 'packages/widgets/test/setup.ts'],
          server: { deps: { inline: [/@dawakit\//] } },
        },
      },
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
          setupFiles: ['packages/embed/test/setup.ts'],
          css: true,
          server: { deps: { inline: [/@dawakit\//, /preact/, /@nanostores/] } },
        },
      },
      ...(isStorybook ? [await storybook()] : []),
    ],
  },
}))
