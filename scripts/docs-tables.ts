/** Writes what the code says of each widget into its page of docs/widgets. */
import { readFileSync, writeFileSync } from 'node:fs'
import { widgetReferences, withReference } from './widget-reference.ts'

for (const [name, reference] of Object.entries(widgetReferences())) {
  const page = `docs/widgets/${name}.md`
  writeFileSync(page, withReference(readFileSync(page, 'utf8'), reference))
}
