import { minify } from 'terser'
import type { Rolldown } from 'vite'

const TERSER = { module: true, ecma: 2022, compress: { passes: 3, lhs_constants: false } } as const
/** jsPDF comes minified, and loads on a click. */
const BIG = 60_000

const chunksOf = (bundle: Rolldown.OutputBundle) =>
  Object.values(bundle).filter((file) => file.type === 'chunk')

/** Takes what the bundler's own minifier leaves: 300 bytes of a first element, 1.6 KB of all. */
export function smallerCode() {
  return {
    name: 'dawakit-smaller-code',
    // The names of the files are made before: they change with these settings too.
    augmentChunkHash: () => JSON.stringify(TERSER),
    async generateBundle(_: unknown, bundle: Rolldown.OutputBundle) {
      for (const chunk of chunksOf(bundle)) {
        if (chunk.code.length > BIG) continue
        chunk.code = (await minify(chunk.code, TERSER)).code ?? chunk.code
      }
    },
  }
}

/**
 * A module that is imported on demand and shares its chunk is handed out as an object of getters, by the
 * bundler's helper in a file of its own. Written out it needs neither the file nor its request.
 */
export function plainNamespaces() {
  return {
    name: 'dawakit-plain-namespaces',
    renderChunk: (code: string) => ({ code: writeGetters(code), map: null }),
    generateBundle(_: unknown, bundle: Rolldown.OutputBundle) {
      const helper = chunksOf(bundle).find(({ name }) => name === 'rolldown-runtime')
      if (!helper) return
      for (const chunk of chunksOf(bundle)) {
        if (chunk === helper) continue
        if (chunk.code.includes(helper.fileName))
          throw new Error(`${chunk.fileName} needs the bundler's helper.`)
        chunk.imports = chunk.imports.filter((name) => name !== helper.fileName)
      }
      delete bundle[helper.fileName]
    },
  }
}

/**
 * `var ns = __exportAll({ a: () => b });` becomes `var ns = { get a() { return b } };`, and `{ a: b }` where `b` is a
 * function of the file, which is there from its first line.
 */
export const writeGetters = (code: string): string =>
  code
    .replace(
      /__exportAll\(\{([^}]*)\}\)/g,
      (_, getters: string) =>
        `{${getters.replace(/(\w+): \(\) => (\w+)/g, (_, name: string, value: string) =>
          code.includes(`\nfunction ${value}(`) ? `${name}: ${value}` : `get ${name}() { return ${value} }`,
        )}}`,
    )
    .replace(/import \{[^}]*\} from "\.\/rolldown-runtime-[^"]*";/, '')
