import { globSync, readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ElementDefinition } from '../src/elements/element-class.ts'
import * as embed from '../src/index.ts'

const root = resolve(import.meta.dirname, '../../..')
const read = (path: string) => readFileSync(resolve(root, path), 'utf8')
const files = globSync(`${import.meta.dirname}/../src/elements/*.ts`).filter((file) =>
  readFileSync(file, 'utf8').includes('\nexport const definition'),
)
const exported = Object.values(embed) as unknown[]
const guide = read('docs/embedding.md')
const loader = read('packages/embed/src/loader/begin.ts')
const room = read('packages/embed/src/styles/room.css')
/** It comes into the page when there is something to say. */
const ROOMLESS = 'dawa-notices'

describe.each(files.map((file) => basename(file, '.ts')))('the element of %s', (name) => {
  const rowOf = (tag: string) => guide.split('\n').find((line) => line.startsWith(`| \`${tag}\``))

  it('is exported, registered by defineAll, known to the script tag, and has a row in docs/embedding.md', async () => {
    const { definition } = (await import(`../src/elements/${name}.ts`)) as { definition: ElementDefinition }
    const { tag, attributes } = definition
    expect(exported, `export { definition } of ${name}.ts from index.ts`).toContain(definition)
    embed.defineAll()
    expect(customElements.get(tag), `name <${tag}> in defineAll() of index.ts`).toBeTruthy()
    expect(loader, `name <${tag}> in begin.ts`).toContain(`'${tag}'`)
    const row = rowOf(tag)
    expect(row, `write a row for <${tag}> in docs/embedding.md`).toBeTruthy()
    if (tag !== ROOMLESS) expect(room, `keep room for <${tag}> in room.css`).toMatch(new RegExp(`${tag}\\b`))
    const untold = Object.keys(attributes ?? {}).filter((attribute) => !row?.includes(`\`${attribute}\``))
    expect(untold, `name these attributes in the row of <${tag}>`).toEqual([])
  })
})
