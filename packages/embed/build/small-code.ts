import { minify } from 'terser'
import type { MappedCode } from './mapped-code.ts'

// `unsafe_arrows`: function expressions become arrows. Only one that is called with `new` could tell, and none is.
const TERSER = { module: true, ecma: 2022, compress: { passes: 8, unsafe_arrows: true } } as const
/** jsPDF comes minified, and loads on a click. */
const BIG = 300_000

/** Takes what the bundler's own minifier leaves: 200 bytes of a first element. */
export async function smallerCode({ code, map }: MappedCode): Promise<MappedCode> {
  if (code.length > BIG) return { code, map }
  const small = await minify(code, { ...TERSER, sourceMap: { content: map } })
  return { code: small.code ?? code, map: String(small.map ?? map) }
}
