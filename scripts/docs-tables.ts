/** Writes what the code says: of each widget into its page of docs/widgets, of the elements as types and for assistants. */
import { readFileSync, writeFileSync } from 'node:fs'
import { elementFacts } from './elements/element-facts.ts'
import { writtenFiles } from './elements/element-files.ts'
import { readWidgets } from './widget-facts.ts'
import { widgetReferences, withReference } from './widget-reference.ts'

const widgets = readWidgets()
const elements = elementFacts(widgets)
for (const [name, reference] of Object.entries(widgetReferences(widgets, elements))) {
  const page = `docs/widgets/${name}.md`
  writeFileSync(page, withReference(readFileSync(page, 'utf8'), reference))
}
for (const [path, text] of Object.entries(writtenFiles(elements))) writeFileSync(path, text)
