/** Writes the calls' parts of docs/api.md and docs/desk-api.md anew, from the calls themselves. */
import { readFileSync, writeFileSync } from 'node:fs'
import { API_PAGES, withReference } from '../../packages/server/test/api-md/api-md.ts'

for (const page of API_PAGES) {
  const path = new URL(`../../docs/${page.file}`, import.meta.url)
  writeFileSync(path, withReference(page, readFileSync(path, 'utf8')))
}
