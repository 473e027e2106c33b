import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { ALIASES } from './aliases.ts'
import { BUILD } from './build-name.ts'
import { isBrought, type PageScript, prefixOf, sharedBeside } from './page-scripts.ts'
import { FETCHING } from './shared-files.ts'
import { widgetCss } from './widget-css.ts'

const packages = fileURLToPath(new URL('../..', import.meta.url))
const folder = `${packages}embed/`

/** 'use client' has no meaning in a custom element; what a script brings the loader need not ask for. */
const KNOWN = ['MODULE_LEVEL_DIRECTIVE', 'INEFFECTIVE_DYNAMIC_IMPORT']

/** A script of a page, and the files that it asks for, as the bundler leaves them. */
export interface ScriptBundle {
  script: PageScript
  chunks: readonly Rolldown.OutputChunk[]
}

/**
 * What every element stands on is in the script itself where it brings elements, and files that come later stand on the same: the
 * loader, too, takes it from the script that runs. See `hand-over.ts`.
 */
const runtimeOf = ({ fileName, brings }: PageScript) => ({
  name: 'dawakit-runtime',
  enforce: 'pre' as const,
  resolveId: (source: string, importer?: string) =>
    brings.length > 0 && source === '../define.ts' && importer?.endsWith('/loader/begin.ts')
      ? { id: `./${fileName}`, external: true }
      : undefined,
})

function groupsOf(script: PageScript) {
  const shared = sharedBeside(script)
  return [
    ...(script.brings.length > 0 ? [{ name: 'script', test: (id: string) => isBrought(script, id) }] : []),
    ...shared.map(({ name, entry, holds }) => ({
      name,
      test: (id: string) => [...holds, entry].some((path) => path && id.includes(path)),
    })),
  ].map((group, index, { length }) => ({ ...group, priority: length - index }))
}

/** Bundles one script of a page. */
export async function bundleScript(script: PageScript, version: string): Promise<ScriptBundle> {
  const fileNames = `${prefixOf(script)}[name]-${BUILD}.js`
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    mode: 'production',
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: [runtimeOf(script), widgetCss()],
    define: {
      'process.env.NODE_ENV': '"production"',
      __DAWAKIT_VERSION__: JSON.stringify(version),
      'typeof window': '"object"',
      // nanostores keeps a counter in a global of its own; the script tag has one global.
      'globalThis.nanostoresGlobal': 'window.Dawakit.nanostores',
      // Every page has one.
      'typeof requestAnimationFrame': '"function"',
    },
    resolve: {
      conditions: ['dawakit-source', 'browser', 'import', 'module', 'default'],
      alias: ALIASES,
    },
    build: {
      write: false,
      target: 'es2022',
      lib: {
        // What is both shared and imported on demand is an entry, too: another is handed out by a helper in one file more.
        entry: {
          script: `${folder}src/loader/${script.entry}`,
          ...Object.fromEntries(
            sharedBeside(script).flatMap(({ name, entry }) => (entry ? [[name, `${packages}${entry}`]] : [])),
          ),
          actions: `${packages}client/src/actions.ts`,
          ...Object.fromEntries(FETCHING.map((name) => [name, `${folder}src/elements/${name}.ts`])),
        },
        formats: ['es'],
      },
      minify: false,
      sourcemap: 'hidden',
      rolldownOptions: {
        // A shared file hands its other modules to the files that need them.
        preserveEntrySignatures: 'allow-extension',
        onLog: (level, log, handle) => KNOWN.includes(log.code ?? '') || handle(level, log),
        checks: { pluginTimings: false },
        output: {
          minify: false,
          comments: { annotation: false },
          entryFileNames: ({ name }) => (name === 'script' ? script.fileName : fileNames),
          chunkFileNames: fileNames,
          codeSplitting: { groups: groupsOf(script) },
        },
      },
    },
  })
  const [bundle] = [result].flat()
  if (!bundle || !('output' in bundle)) throw new Error('The embed was not built.')
  return { script, chunks: bundle.output.filter((file) => file.type === 'chunk') }
}
