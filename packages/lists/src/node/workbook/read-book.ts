import { posix } from 'node:path'
import { localName, readWholeXml } from '../xml/read-xml.ts'
import type { ZipParts } from './zip-parts.ts'

export interface Sheet {
  name: string
  isHidden: boolean
  /** The part that it is in. */
  part: string
}

export interface Book {
  sheets: Sheet[]
  /** Days are counted from 1904, as Macs once did. */
  isFrom1904: boolean
  sharedStringsPart: string | null
  stylesPart: string | null
}

/** Bytes of the parts that only say where the others are. */
const MOST = 16_000_000

/** @returns null where the zip file holds no workbook */
export async function readBook(parts: ZipParts): Promise<Book | null> {
  const roots = await relationsOf(parts, '')
  const root = [...roots.values()].find(({ type }) => type === 'officeDocument')?.part ?? 'xl/workbook.xml'
  const input = root.endsWith('.xml') && root.startsWith('xl/') ? await parts.read(root, MOST) : null
  if (!input) return null
  const relations = await relationsOf(parts, root)
  const found: { name: string; isHidden: boolean; id: string }[] = []
  let isFrom1904 = false
  await readWholeXml(input, {
    open(name, attributes) {
      if (name === 'workbookPr') isFrom1904 = /^(1|true|on)$/.test(attributes['date1904'] ?? '')
      if (name !== 'sheet') return
      const id = Object.entries(attributes).find(([key]) => key.includes(':') && localName(key) === 'id')?.[1]
      const isHidden = (attributes['state'] ?? 'visible') !== 'visible'
      found.push({ name: attributes['name'] ?? '', isHidden, id: id ?? '' })
    },
  })
  const sheets = found.flatMap(({ name, isHidden, id }) => {
    const relation = relations.get(id)
    return relation?.type === 'worksheet' ? [{ name, isHidden, part: relation.part }] : []
  })
  const partOf = (kind: string) => [...relations.values()].find(({ type }) => type === kind)?.part ?? null
  return { sheets, isFrom1904, sharedStringsPart: partOf('sharedStrings'), stylesPart: partOf('styles') }
}

interface Relation {
  /** The last word of its address: 'worksheet', 'styles'. */
  type: string
  part: string
}

/** What a part refers to, by the id that it uses for it. */
async function relationsOf(parts: ZipParts, part: string): Promise<Map<string, Relation>> {
  const folder = posix.dirname(part)
  const relations = new Map<string, Relation>()
  const name = posix.join(folder, '_rels', `${posix.basename(part)}.rels`)
  await readWholeXml(await parts.read(name, MOST), {
    open(tag, { Id: id, Type: type = '', Target: target = '' }) {
      if (tag !== 'Relationship' || id === undefined) return
      const to = target.startsWith('/') ? target.slice(1) : posix.join(folder, target)
      relations.set(id, { type: type.slice(type.lastIndexOf('/') + 1), part: to })
    },
  })
  return relations
}
