import type { ImportKind } from '@dawakit/core/contract'
import {
  importBelowLater,
  importNotFound,
  importOrdered,
  importTooOld,
  importUndone,
} from '@dawakit/core/refusals'
import type { ServerContext } from '../../ground/context/server-context.ts'
import type { DeskStaff } from '../../ground/desk-calls/define-desk-call.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { requireUndoable, UndoError, undoImport } from '../journal/undo-import.ts'
import { beginRun } from './import-runs.sql.ts'
import { runBeside } from './run-beside.ts'

interface Wanted {
  number: number
  exceptOrdered: boolean
}

/**
 * Takes an import back beside the calls.
 *
 * @returns the id of the run, which has begun
 * @throws {CallError} 404 `import-not-found`; 409 `import-under-way`, `import-undone`, `import-too-old`, `import-below-later`,
 * `import-ordered`
 */
export async function runUndo(
  context: ServerContext,
  staff: DeskStaff,
  { number, exceptOrdered }: Wanted,
): Promise<string> {
  const { db, clock, config } = context
  const at = clock()
  await requireUndoable(db, number, { exceptOrdered, at }).catch((error: unknown) => {
    throw error instanceof UndoError ? refusalOf(error) : error
  })
  const { kind, file } = await db
    .selectFrom('import')
    .select(['kind', 'file'])
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  const id = await beginRun(
    context,
    staff,
    { act: 'undo', kind: kind as ImportKind, file, number },
    { after: { exceptOrdered } },
  )
  runBeside(context, staff, { id, act: 'undo' }, async (hear) => ({
    undone: await undoImport(db, number, {
      exceptOrdered,
      at,
      saleDays: config.saleDays,
      onProgress: hear,
    }),
  }))
  return id
}

function refusalOf({ why, facts }: UndoError): CallError {
  switch (why) {
    case 'unknown':
      return new CallError(404, importNotFound)
    case 'undone':
      return new CallError(409, importUndone)
    case 'too-old':
      return new CallError(409, importTooOld)
    case 'below-later':
      return new CallError(409, importBelowLater, { data: facts })
    case 'ordered':
      return new CallError(409, importOrdered, { data: facts })
  }
}
