import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { english } from '../../../examples/desk/src/language/en/index.ts'
import { sourceFiles } from './source-files.ts'

/** Where the sentences of a dictionary stand: `queue.title`. */
function pathsIn(words: object): string[] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? pathsIn(value).map((path) => `${key}.${path}`) : [key],
  )
}

/** The texts that a file writes between quotes; what is filled in is any word. */
function textsIn(file: string): RegExp[] {
  const found: RegExp[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && /^[\w. ]+$/.test(node.text))
      found.push(new RegExp(`^${node.text.replaceAll('.', '\\.')}$`))
    if (ts.isTemplateExpression(node)) {
      const spans = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
      if (spans.every((span) => /^[\w.]*$/.test(span)) && spans.some((span) => span.includes('.')))
        found.push(new RegExp(`^${spans.map((span) => span.replaceAll('.', '\\.')).join('.+')}$`))
    }
    // Outside of a component a noun's own dictionary is asked: `apiWords.noAnswer`.
    const [, noun] = ts.isPropertyAccessExpression(node)
      ? (/^(\w+)Words$/.exec(node.expression.getText()) ?? [])
      : []
    if (noun && ts.isPropertyAccessExpression(node)) found.push(new RegExp(`^${noun}\\.${node.name.text}$`))
    ts.forEachChild(node, visit)
  }
  visit(
    ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX),
  )
  return found
}

it('the desk says every sentence of its dictionary', () => {
  const files = sourceFiles('examples/desk/src/**/*.{ts,tsx}').filter(
    (file) => !file.includes('/language/en/'),
  )
  const said = files.flatMap(textsIn)
  const silent = pathsIn(english).filter((path) => !said.some((text) => text.test(path)))
  expect(
    silent.map((path) => `${path}: nobody says it: take it out of examples/desk/src/language/en`),
  ).toEqual([])
})
