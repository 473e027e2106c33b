import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { API_PAGES, withReference } from './api-md.ts'

it.each(API_PAGES)('docs/$file is up to date (else: npm run api-docs) and has every call', (page) => {
  const written = readFileSync(join(import.meta.dirname, '../../../../docs', page.file), 'utf8')
  expect(withReference(page, written)).toBe(written)
  for (const name of page.names) expect(written).toContain(`#### \`${name}\``)
})
