import type { DeskImportRun } from '@dawakit/core/contract'
import { IMPORT_MAX_BYTES } from '@dawakit/core/import'
import { parsePage } from '@dawakit/core/product'
import { importNotFound, importTooLarge } from '@dawakit/core/refusals'
import { z } from 'zod'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { idSchema } from '../../ground/contract/id-schema.ts'
import { pageFields } from '../../ground/contract/page-query.ts'
import type { ImportListTable } from '../../ground/database/schema/imports.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import {
  type AnyDeskCall,
  type DeskFileReply,
  defineDeskCall,
  defineDeskFile,
  defineDeskUpload,
} from '../../ground/desk-calls/define-desk-call.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { readList } from './import-lists.sql.ts'
import { findRun, readImports, toRun } from './import-runs.sql.ts'
import { deskImport, deskImportRun, importOptions } from './imports.schemas.ts'
import { runImportFile } from './run-import-file.ts'
import { runUndo } from './run-undo.ts'

const tag = 'Imports'
const roles = ['owner'] as const
const MOST_IMPORTS = 999_999_999
const ofRun = z.object({ id: idSchema })

export const importDeskCalls: AnyDeskCall[] = [
  defineDeskUpload({
    name: 'POST /desk/imports',
    summary:
      'Tries or imports a list, which is the body as it is. Goes on when it has answered; one at a time.',
    tag,
    roles,
    query: importOptions,
    mostBytes: IMPORT_MAX_BYTES,
    tooLarge: importTooLarge,
    answer: deskImportRun,
    async handle({ staff, query, body: file, ...context }) {
      const id = await runImportFile(context, staff, query, file)
      return { data: await readRun(context, id) }
    },
  }),
  defineDeskCall({
    name: 'GET /desk/imports',
    summary: 'The imports of the shop, those of the command line among them, the newest first.',
    tag,
    roles,
    query: z.object(pageFields),
    answer: z.array(deskImport),
    handle: ({ query, ...context }) => readImports(context, parsePage(query)),
  }),
  defineDeskCall({
    name: 'GET /desk/imports/one',
    summary: 'How far a try, an import or a taking back is, and how it ended.',
    tag,
    roles,
    query: ofRun,
    answer: deskImportRun,
    async handle({ query, ...context }) {
      return { data: await readRun(context, query.id) }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/imports/undo',
    summary: 'Takes an import back, as long as nothing of it was ordered. Goes on when it has answered.',
    tag,
    roles,
    body: z.object({ number: z.int().min(1).max(MOST_IMPORTS), exceptOrdered: z.boolean() }),
    answer: deskImportRun,
    async handle({ staff, body, ...context }) {
      const id = await runUndo(context, staff, body)
      return { data: await readRun(context, id) }
    },
  }),
  defineDeskFile({
    name: 'GET /desk/imports/refused',
    summary:
      'Every row that was not kept, as CSV: line, reason, and what it says. Mended, it is imported as it is.',
    tag,
    roles,
    query: ofRun,
    types: ['text/csv'],
    handle: ({ db, query }) => listOf(db, query.id, 'refused', 'refused'),
  }),
  defineDeskFile({
    name: 'GET /desk/imports/toCheck',
    summary: 'Every row of which something was assumed, as CSV. Corrected, it is imported as it is.',
    tag,
    roles,
    query: ofRun,
    types: ['text/csv'],
    handle: ({ db, query }) => listOf(db, query.id, 'toCheck', 'to-check'),
  }),
]

/** @throws {CallError} 404 `import-not-found` */
async function readRun(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  id: string,
): Promise<DeskImportRun> {
  const row = await findRun(db, id)
  if (!row) throw new CallError(404, importNotFound)
  return toRun(row, clock())
}

async function listOf(
  db: Database,
  runId: string,
  what: ImportListTable['what'],
  name: string,
): Promise<DeskFileReply> {
  const row = await findRun(db, runId)
  const text = row && (await readList(db, runId, what))
  if (!text) throw new CallError(404, importNotFound)
  return {
    bytes: new TextEncoder().encode(text),
    mime: 'text/csv; charset=utf-8',
    fileName: `${row.kind}-${row.import_number ?? 'try'}.${name}.csv`,
    disposition: 'attachment',
  }
}
