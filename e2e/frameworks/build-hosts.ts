import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import vue from '@vitejs/plugin-vue'
import { build as buildAstro } from 'astro'
import { build, type InlineConfig } from 'vite'
import { addresses } from '../addresses.ts'

const runFile = promisify(execFile)
const source = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** Frameworks warn in development alone. */
const define = {
  'import.meta.env.VITE_PHARMACY': JSON.stringify(addresses.store),
  'process.env.NODE_ENV': '"development"',
}

/** The oldest React that is promised. */
const REACT_18 = [{ find: /^react(-dom)?(?=$|\/)/, replacement: 'react$1-18' }]

/** Builds one page as its framework's own template for Vite does. */
function buildPage(folder: string, name: string, own: InlineConfig = {}, input = 'index.html') {
  return build({
    root: source(name.replace(/-.*/, '')),
    base: './',
    configFile: false,
    logLevel: 'error',
    define,
    ...own,
    build: {
      outDir: `${folder}/${name}`,
      minify: false,
      rolldownOptions: { input: source(`${name.replace(/-.*/, '')}/${input}`) },
      ...own.build,
    },
  })
}

/** The pages that a server of React sends: rendered there, hydrated in the browser. */
async function buildHydrated(folder: string): Promise<void> {
  await Promise.all([
    buildPage(folder, 'react-hydrated', {}, 'hydrated.html'),
    buildPage(folder, 'react-server', { build: { ssr: true }, ssr: { noExternal: true } }, 'render.tsx'),
  ])
  const page = await readFile(`${folder}/react-hydrated/hydrated.html`, 'utf8')
  for (const first of ['pharmacy', 'order']) {
    const { stdout } = await runFile('node', [`${folder}/react-server/render.js`, first])
    await writeFile(`${folder}/react-hydrated/${first}.html`, page.replace('<div id="root">', `$&${stdout}`))
  }
}

/** Builds every page into `folder`: the elements in the frameworks that [embedding](../../docs/embedding.md) names. */
export async function buildHosts(folder: string): Promise<void> {
  await Promise.all([
    buildPage(folder, 'react'),
    buildPage(folder, 'react-18', { resolve: { alias: REACT_18 } }),
    buildHydrated(folder),
    buildPage(folder, 'preact', { oxc: { jsx: { importSource: 'preact' } } }),
    buildPage(folder, 'vue', {
      plugins: [
        vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('dawa-') } } }),
      ],
    }),
    buildPage(folder, 'svelte', { plugins: [svelte({ configFile: false, compilerOptions: { dev: true } })] }),
    buildPage(folder, 'vite'),
    buildAstro({
      root: source('astro'),
      configFile: false,
      logLevel: 'error',
      base: '/built/frameworks/astro',
      outDir: `${folder}/astro`,
      cacheDir: `${folder}/astro-cache`,
      vite: { define },
    }),
  ])
}
