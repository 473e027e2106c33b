import { BYTE_ORDER_MARK, type ReportList } from '@dawakit/lists/said'
import { createGiveWay } from '../../ground/database/lanes/give-way.ts'
import type { ImportListTable } from '../../ground/database/schema/imports.ts'
import type { Database } from '../../ground/database/schema/index.ts'

/** Characters of a piece: each is written by itself, and nobody waits for it long. */
const PIECE = 65_536

type What = ImportListTable['what']

/** Keeps a list of a run; one without a row is none. */
export async function keepList(
  db: Database,
  runId: string,
  what: What,
  { head, count, lines }: ReportList,
): Promise<void> {
  if (count === 0) return
  const giveWay = createGiveWay()
  let position = 0
  let piece = BYTE_ORDER_MARK + head
  const keep = async () => {
    await db.insertInto('import_list').values({ run_id: runId, what, position, text: piece }).execute()
    position++
    piece = ''
    await giveWay()
  }
  for (const line of lines) {
    piece += line
    if (piece.length >= PIECE) await keep()
  }
  if (piece !== '') await keep()
}

/** @returns null where nothing was refused, or it is kept no longer */
export async function readList(db: Database, runId: string, what: What): Promise<string | null> {
  const pieces = await db
    .selectFrom('import_list')
    .select('text')
    .where('run_id', '=', runId)
    .where('what', '=', what)
    .orderBy('position')
    .execute()
  return pieces.length === 0 ? null : pieces.map(({ text }) => text).join('')
}
