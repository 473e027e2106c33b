import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { calls } from '../../src/app/calls.ts'
import { withReference } from './api-md.ts'

it('docs/api.md is up to date (else: npm run api-docs) and has every call', () => {
  const written = readFileSync(join(import.meta.dirname, '../../../../docs/api.md'), 'utf8')
  expect(withReference(written)).toBe(written)
  for (const { name } of calls) expect(written).toContain(`#### \`${name}\``)
})
