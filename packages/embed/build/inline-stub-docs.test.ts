// @vitest-environment node
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inlineStub } from '../src/loader/inline-stub.ts'

const docs = (name: string) => readFileSync(`${import.meta.dirname}/../../../docs/${name}.md`, 'utf8')

it('the inline stub is 350 bytes at most, and stands in the docs with its hash', () => {
  expect(Buffer.byteLength(inlineStub)).toBeLessThanOrEqual(350)
  expect(docs('embedding')).toContain(`<script>${inlineStub}</script>`)
  const hash = createHash('sha256').update(inlineStub).digest('base64')
  expect(docs('csp')).toContain(`'sha256-${hash}'`)
})
