import { readdirSync } from 'node:fs'
import { defineConfig } from 'tsup'
import { ALIASES } from './build/aliases.ts'
import { widgetCss } from './build/widget-css.ts'

const css = widgetCss()

const elements = readdirSync('src/entries').map((file) => file.replace('.ts', ''))
/** What a framework's types have besides; nothing of them runs. */
const frameworks = ['astro', 'preact', 'react', 'svelte', 'vue']

/** The npm modules: all elements, and each alone. The script tag's files are `scripts/build/build-embed.ts`'s. */
export default defineConfig({
  entry: {
    index: 'src/index.ts',
    ...Object.fromEntries(elements.map((name) => [name, `src/entries/${name}.ts`])),
    ...Object.fromEntries(frameworks.map((name) => [`types/${name}`, `src/types/${name}.ts`])),
  },
  outDir: 'dist/npm',
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  splitting: true,
  treeshake: true,
  dts: true,
  clean: true,
  // The widgets are compiled against Preact here: theirs for React would bring React along.
  noExternal: [/^@dawakit\//, 'react', 'react-dom'],
  external: ['preact', 'jspdf'],
  esbuildOptions(options) {
    options.conditions = ['dawakit-source', 'browser', 'import', 'module', 'default']
  },
  esbuildPlugins: [
    {
      name: 'dawakit-aliases',
      setup(build) {
        for (const { find, replacement } of ALIASES) {
          build.onResolve({ filter: find }, () => ({ path: replacement }))
        }
        // tsup's own CSS plugin takes every path that ends in `.css`; the query keeps these out of it.
        build.onResolve({ filter: /\.css\?raw/ }, async ({ path, resolveDir }) => {
          const [file = '', query] = path.split('?')
          const { path: found } = await build.resolve(file, { resolveDir, kind: 'import-statement' })
          return { path: `${found}?${query}`, namespace: 'widget-css' }
        })
        build.onLoad({ filter: /.*/, namespace: 'widget-css' }, async ({ path }) => ({
          contents: (await css.load(path)) ?? '',
          loader: 'js',
        }))
      },
    },
  ],
})
