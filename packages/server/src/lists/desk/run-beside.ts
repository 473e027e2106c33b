import type { ImportAct, ImportFailure } from '@dawakit/core/contract'
import { ImportError } from '@dawakit/lists/said'
import type { ServerContext } from '../../ground/context/server-context.ts'
import type { DeskStaff } from '../../ground/desk-calls/define-desk-call.ts'
import { endRun, type RunOutcome, sayRun } from './import-runs.sql.ts'

/** How often a run says how far it is. */
const SAID_MS = 1000

/** The server is being stopped: what is in stays in, as where a command is broken off. */
class Stopped extends Error {}

/**
 * Does the work of a run when its call has been answered, says how far it is, and writes down how it ended.
 *
 * @param work - Tells `hear` how many rows are done, between two transactions: there it may be stopped. What it has told `keep`
 * stands whatever comes then.
 */
export function runBeside(
  context: ServerContext,
  staff: DeskStaff,
  { id, act }: { id: string; act: ImportAct },
  work: (hear: (rows: number) => void, keep: (outcome: RunOutcome) => void) => Promise<RunOutcome>,
): void {
  context.longWork.begin('imports', async (isStopped) => {
    let read = 0
    // In a row, so that none comes after the end.
    let said: Promise<void> = Promise.resolve()
    const say = setInterval(() => {
      // One that cannot be written now is followed by the next.
      said = said.then(() => sayRun(context, id, read)).catch(() => {})
    }, SAID_MS)
    say.unref()
    const hear = (rows: number) => {
      read = rows
      if (isStopped()) throw new Stopped()
    }
    let kept: RunOutcome = {}
    const keep = (outcome: RunOutcome) => {
      kept = outcome
    }
    const ended = await work(hear, keep).catch((error: unknown) => failed(context, error))
    clearInterval(say)
    await said
    await endRun(context, staff, { id, act, read }, { ...kept, ...ended })
    // What it has changed, the next page shows.
    context.catalogue.refresh()
  })
}

function failed({ watch }: ServerContext, error: unknown): RunOutcome {
  if (error instanceof Stopped) return { isInterrupted: true }
  if (error instanceof ImportError) return { failure: error.failure }
  watch.failed(error, { call: 'POST /desk/imports' })
  const failure: ImportFailure = { code: 'fault' }
  return { failure }
}
