import { SHARED, type SharedFile } from './shared-files.ts'

/** One script of a page: the loader, and what it brings in the same answer. */
export interface PageScript {
  /** What stands before the names of the files that only pages with this script ask for; empty for `dawakit.js`. */
  name: string
  /** As a page asks for it. */
  fileName: string
  /** Below `src/loader`. */
  entry: string
  /** The shared files that are in it. */
  brings: readonly string[]
  /** The elements that are in it. */
  elements: readonly string[]
}

/** Asks for what the page has, when it has seen what that is. */
export const LOADER: PageScript = {
  name: '',
  fileName: 'dawakit.js',
  entry: 'loader.ts',
  brings: [],
  elements: [],
}

const script = (name: string, brings: readonly string[], elements: readonly string[]): PageScript => ({
  name,
  fileName: `dawakit-${name}.js`,
  entry: `bringing-${name}.ts`,
  brings,
  elements,
})

/**
 * For pages whose author says what stands on them: one answer in place of two after each other. Whatever else a page has comes as it
 * does with `dawakit.js`.
 */
export const BRINGING: readonly PageScript[] = [
  script('search', ['runtime', 'product'], ['search-box']),
  script('header', ['runtime', 'product', 'cart'], ['search-box', 'cart-button', 'cart-drawer']),
  script(
    'shop',
    ['runtime', 'product', 'cart', 'shown'],
    ['search-box', 'pincode-checker', 'product-card', 'product-grid', 'cart-button', 'cart-drawer'],
  ),
]

/** What stands before the names of a script's own files. */
export const prefixOf = ({ name }: PageScript): string => (name ? `${name}.` : '')

/** The files that a script's elements share, apart from what it brings itself. */
export const sharedBeside = ({ brings }: PageScript): readonly SharedFile[] =>
  SHARED.filter(({ name }) => !brings.includes(name))

/** Whether a module is in the script itself. */
export function isBrought({ brings, elements, entry }: PageScript, id: string): boolean {
  const shared = SHARED.filter(({ name }) => brings.includes(name))
  return [
    ...shared.flatMap((file) => [...file.holds, ...(file.entry ? [file.entry] : [])]),
    ...elements.map((element) => `embed/src/elements/${element}.ts`),
    `embed/src/loader/${entry}`,
  ].some((path) => id.includes(path))
}

/** The script for a page that has nothing but these elements, told without `dawa-`. */
export const scriptFor = (elements: readonly string[]): PageScript =>
  (elements.length > 0 && BRINGING.find((one) => elements.every((name) => one.elements.includes(name)))) ||
  LOADER
