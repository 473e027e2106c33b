import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { rowsBelow } from './docs-table.ts'
import { sourceFiles } from './source-files.ts'

const PAGE = 'docs/troubleshooting.md'

/** Each text that a file can say; what is filled in is an ellipsis. */
function textsIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) found.push(node.text)
    else if (ts.isTemplateExpression(node))
      found.push(node.templateSpans.reduce((text, { literal }) => `${text}…${literal.text}`, node.head.text))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const dictionaries = () =>
  sourceFiles(
    'packages/core/src/refusals/*.ts',
    'packages/client/src/language/*.ts',
    'packages/widgets/src/**/*-labels.ts',
  ).flatMap(textsIn)

const asPattern = (quoted: string) =>
  new RegExp(
    `^${quoted
      .split('…')
      .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
  )

const unsaid = (quoted: readonly string[], texts: readonly string[]) =>
  quoted.filter((one) => !texts.some((text) => asPattern(one).test(text)))

it('docs/troubleshooting.md quotes what the dictionaries say', () => {
  const prose = readFileSync(PAGE, 'utf8').replace(/`[^`\n]*`/g, '')
  const quoted = [...prose.matchAll(/(?<!\w)'([^'\n]+)'(?!\w)/g)].map(([, text = '']) => text)
  expect(quoted.length).toBeGreaterThan(10)
  expect(unsaid(quoted, dictionaries())).toEqual([])
})

it('the pages of the widgets quote in their states what the dictionaries say', () => {
  const quoted = globSync('docs/widgets/*.md').flatMap((page) => {
    const [, states = ''] = /\n\*\*States\*\*\n\n([\s\S]*?)\n\n/.exec(readFileSync(page, 'utf8')) ?? []
    return [...states.replace(/`[^`\n]*`/g, '').matchAll(/(?<!\w)'([^'\n]+)'(?!\w)/g)].map(
      ([, text = '']) => text,
    )
  })
  expect(quoted.length).toBeGreaterThan(10)
  expect(unsaid(quoted, dictionaries())).toEqual([])
})

it('docs/troubleshooting.md has each sentence of the doctor, as it says it', () => {
  const quoted = rowsBelow('What the doctor says', PAGE).map(([said = '']) => said.replace(/^`|`$/g, ''))
  const texts = sourceFiles('packages/embed/src/doctor/**/*.ts').flatMap(textsIn)
  expect(quoted.length).toBeGreaterThan(15)
  expect(unsaid(quoted, texts)).toEqual([])
  // A sentence, and not a part of one: it begins as one and ends as one.
  const sentences = texts.filter((text) =>
    /^(?:[A-Z<]|… (?:is|has|stands|shows|asks|fills)).* .*\.$/.test(text),
  )
  const untold = sentences.filter((text) => !quoted.some((one) => asPattern(one).test(text)))
  expect(untold).toEqual([])
})
