import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { sourceFiles } from './source-files.ts'

/** Attributes that a person reads or hears. */
const SPOKEN = new Set(['alt', 'aria-description', 'aria-label', 'label', 'placeholder', 'text', 'title'])
const WORD = /\p{L}{2}/u

/** Sentences that stand in the markup of a component. */
function sentencesIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const take = (node: ts.Node, text: string) => {
    if (!WORD.test(text)) return
    const { line } = source.getLineAndCharacterOfPosition(node.getStart())
    found.push(
      `${file}:${line + 1}: '${text.trim()}' stands outside a dictionary: put it beside the component`,
    )
  }
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) take(node, node.text)
    else if (ts.isJsxExpression(node) && node.expression && ts.isStringLiteralLike(node.expression)) {
      if (!ts.isJsxAttribute(node.parent)) take(node, node.expression.text)
    } else if (ts.isJsxAttribute(node) && SPOKEN.has(node.name.getText())) {
      const value = node.initializer
      if (value && ts.isStringLiteral(value)) take(node, value.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

it('every visible sentence of a component stands in a dictionary', () => {
  const components = sourceFiles('packages/widgets/src/**/*.tsx', 'examples/{store,desk}/src/**/*.tsx')
  expect(components.length).toBeGreaterThan(50)
  expect(components.flatMap(sentencesIn)).toEqual([])
})

it('every dictionary of a widget is a part of a language', () => {
  const list = 'packages/widgets/src/widget-labels.ts'
  const listed = readFileSync(list, 'utf8')
  const isDictionary = (file: string) => file !== list && !file.endsWith('/use-labels.ts')
  const forgotten = sourceFiles('packages/widgets/src/**/*-labels.ts')
    .filter(isDictionary)
    .filter((file) => !listed.includes(`'./${file.slice('packages/widgets/src/'.length)}'`))
    .map((file) => `${file}: no language can say it: give it a line in ${list}`)
  expect(forgotten).toEqual([])
})
