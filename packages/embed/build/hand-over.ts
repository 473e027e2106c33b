import { parseAst } from 'vite'
import { type MappedCode, replaceMapped } from './mapped-code.ts'
import type { PageScript } from './page-scripts.ts'

const EXPORTS = /\bexport\s*\{([^}]*)\};?\s*$/g
/** What only the build wanted to see of it. */
const OWN = 'takeFile'

/** Where a script that runs keeps what the files that come later share with it: beside what the page may call. */
export const sharedBy = ({ name }: PageScript): string => `window.Dawakit.$${name}`

const sidesOf = (list: string) => list.split(',').map((part) => part.trim().split(' as '))
const toPart = (left = '', right = left) => (left === right ? left : `${left}:${right}`)

/** A script that hands over what it would export. Where it stands on the page a second time, the first goes on doing so. */
export const handOver = (file: MappedCode, script: PageScript): MappedCode =>
  replaceMapped(file, EXPORTS, ([, list = '']) => {
    const parts = sidesOf(list).flatMap(([own, name = own]) => (name === OWN ? [] : toPart(name, own)))
    return `${sharedBy(script)}??={${parts}};`
  })

/**
 * A file that takes what it shares with its script from the one that runs, and asks no address for it. A page may have the
 * script by another address than its plain one: a second copy would run, which knows nothing of the first one's elements.
 */
export function takeOver(file: MappedCode, script: PageScript): MappedCode {
  const asked = new RegExp(`\\bimport\\{([^}]*)\\}from"\\./${script.fileName.replace('.', '\\.')}";?`, 'g')
  return replaceMapped(file, asked, ([, list = '']) => {
    const parts = sidesOf(list).map(([name, own = name]) => toPart(name, own))
    return `const{${parts}}=${sharedBy(script)};`
  })
}

/**
 * Names that a script would export and that one of its functions gives another value: what was taken of them would stay as
 * it was.
 */
export function changingExports(code: string): string[] {
  const [, list = ''] = [...code.matchAll(EXPORTS)].at(-1) ?? []
  const names = new Set(sidesOf(list).map(([own]) => own))
  return [...new Set(changedIn(parseAst(code).body))].filter((name) => names.has(name))
}

type Syntax = Partial<Record<'left' | 'argument' | 'params' | 'body' | 'id' | 'param', unknown>> & {
  type: string
  name?: string
}
const isFunction = ({ type }: Syntax) => /Function/.test(type)

const nodesOf = (node: unknown): Syntax[] =>
  Object.values(node ?? {})
    .flat()
    .filter((one) => typeof one?.type === 'string')

/** What a part of the syntax gives a value. */
const targetOf = ({ type, left, argument }: Syntax) =>
  ({ AssignmentExpression: left, UpdateExpression: argument })[type] as Syntax | undefined

/** Names of what is not a function's own that it gives a value. @param locals - Undefined outside of functions. */
function* changedIn(node: unknown, locals?: ReadonlySet<string>): Generator<string> {
  for (const child of nodesOf(node)) {
    const name = targetOf(child)?.name
    if (name && locals && !locals.has(name)) yield name
    yield* changedIn(
      child,
      isFunction(child)
        ? new Set([...(locals ?? []), ...namesIn(child.params), ...declaredIn(child)])
        : locals,
    )
  }
}

/** Names that are declared in a function, but for those in functions within it. */
function* declaredIn(node: unknown): Generator<string> {
  for (const child of nodesOf(node)) {
    if (child.type === 'VariableDeclarator' || isFunction(child)) yield* namesIn([child.id])
    if (child.type === 'CatchClause') yield* namesIn([child.param])
    if (!isFunction(child)) yield* declaredIn(child)
  }
}

/** Names in a pattern, e.g. of parameters. */
function* namesIn(pattern: unknown): Generator<string> {
  for (const node of nodesOf(pattern)) {
    if (node.type === 'Identifier' && node.name) yield node.name
    yield* namesIn(node)
  }
}
