/**
 * Writes what the code says: of each widget into its page of docs/widgets, of the elements as types and for assistants, of the
 * server's wings into docs/architecture.md, and the examples into the pages that show them.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { sourceFiles } from '../check/house/source-files.ts'
import { pagesOfExamples, readExamples, withExamples } from './docs-examples.ts'
import { elementFacts } from './elements/element-facts.ts'
import { writtenFiles } from './elements/element-files.ts'
import { SERVER, withWings } from './server-wings.ts'
import { readWidgets } from './widget-facts.ts'
import { widgetReferences, withReference } from './widget-reference.ts'

const widgets = readWidgets()
const elements = elementFacts(widgets)
for (const [name, reference] of Object.entries(widgetReferences(widgets, elements))) {
  const page = `docs/widgets/${name}.md`
  writeFileSync(page, withReference(readFileSync(page, 'utf8'), reference))
}
for (const [path, text] of Object.entries(writtenFiles(elements))) writeFileSync(path, text)

const examples = readExamples()
for (const page of pagesOfExamples()) writeFileSync(page, withExamples(readFileSync(page, 'utf8'), examples))

const architecture = 'docs/architecture.md'
writeFileSync(architecture, withWings(readFileSync(architecture, 'utf8'), sourceFiles(`${SERVER}**/*.ts`)))
