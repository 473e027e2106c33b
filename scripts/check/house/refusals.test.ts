import { readFileSync } from 'node:fs'
import { refusalCatalogue } from '@dawakit/core/refusals'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { sourceFiles } from './source-files.ts'

/** What nobody here refuses with, and why it stands in the catalogue all the same. */
const OF_OTHERS: Readonly<Record<string, string>> = {
  orderInProgress: 'other backends answer it, and the checkout hears it: docs/decisions/003',
}

/** What is refused with by a function, which fills in a number. */
const MADE_BY: Readonly<Record<string, string>> = { notMoreAtOnce: 'notMoreThan' }

/** The catalogue itself, its languages, and the API in memory, which does after the server what it does. */
const NO_SPEAKER = /\/refusals\/|\/language\/|^packages\/testing\//

const files = sourceFiles('packages/*/src/**/*.{ts,tsx}', 'examples/*/src/**/*.{ts,tsx,astro}').filter(
  (file) => !NO_SPEAKER.test(file),
)

/** Spares the reading of what names none. */
const NAMED = new RegExp(`\\b(${[...Object.keys(refusalCatalogue), ...Object.values(MADE_BY)].join('|')})\\b`)

const isRefusal = (name: string) => name in refusalCatalogue || Object.values(MADE_BY).includes(name)

/** `x.code === tooMany.code` hears a refusal, and refuses nothing. */
function isHeard(node: ts.Node): boolean {
  const { parent } = node
  if (!ts.isPropertyAccessExpression(parent) || parent.name.text !== 'code') return false
  const asked = parent.parent
  if (ts.isCaseClause(asked)) return true
  return (
    ts.isBinaryExpression(asked) &&
    [ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken].includes(
      asked.operatorToken.kind,
    )
  )
}

/** The names that a file refuses with, or says: what it imports, types and hears is none of them. */
function saidIn(file: string): Set<string> {
  const said = new Set<string>()
  const kind = file.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.TSX
  const text = readFileSync(file, 'utf8')
  if (!NAMED.test(text)) return said
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return
    if (ts.isIdentifier(node) && isRefusal(node.text)) {
      const { parent } = node
      // Of `import * as refusals` it is the name of a property; of anything else that is another's.
      const isOfAll =
        ts.isPropertyAccessExpression(parent) &&
        parent.name === node &&
        /^refusal(s|Catalogue)$/.test(parent.expression.getText())
      const isName = ts.isPropertyAccessExpression(parent) && parent.name === node && !isOfAll
      const isKey = ts.isPropertyAssignment(parent) && parent.name === node
      if (!isName && !isKey && !isHeard(isOfAll ? parent : node)) said.add(node.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind))
  return said
}

it('every refusal of the catalogue is one that somebody refuses with', () => {
  const said = new Set(files.flatMap((file) => [...saidIn(file)]))
  expect(said.size).toBeGreaterThan(150)
  const idle = Object.keys(refusalCatalogue).filter(
    (name) => !said.has(MADE_BY[name] ?? name) && !(name in OF_OTHERS),
  )
  expect(idle.map((name) => `${name}: nobody refuses with it: take it out of core's refusals`)).toEqual([])
  expect(Object.keys(OF_OTHERS).filter((name) => said.has(name) || !(name in refusalCatalogue))).toEqual([])
})

it('what other backends refuse with is heard by its code', () => {
  const codes = Object.entries(refusalCatalogue).flatMap(([name, { code }]) =>
    name in OF_OTHERS ? code : [],
  )
  expect(codes).toHaveLength(Object.keys(OF_OTHERS).length)
  const unheard = codes.filter(
    (code) => !files.some((file) => readFileSync(file, 'utf8').includes(`'${code}'`)),
  )
  expect(unheard).toEqual([])
})
