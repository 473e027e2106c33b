import { minify } from 'terser'
import type { Rolldown } from 'vite'

// `unsafe_arrows`: function expressions become arrows. Only one that is called with `new` could tell, and none is.
const TERSER = { module: true, ecma: 2022, compress: { passes: 3, unsafe_arrows: true } } as const
/** jsPDF comes minified, and loads on a click. */
const BIG = 60_000

/** Takes what the bundler's own minifier leaves: 165 bytes of a first element. */
export function smallerCode() {
  return {
    name: 'dawakit-smaller-code',
    // The names of the files are made before: they change with these settings too.
    augmentChunkHash: () => JSON.stringify(TERSER),
    async generateBundle(_: unknown, bundle: Rolldown.OutputBundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || file.code.length > BIG) continue
        file.code = (await minify(file.code, TERSER)).code ?? file.code
      }
    },
  }
}
