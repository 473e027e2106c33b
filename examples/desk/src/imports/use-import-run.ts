import type { DeskImportRun } from '@dawakit/core/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { keyOf, useDeskRead } from '../api/use-desk.ts'

/** How often it is asked how far a run is. */
const ASKED_MS = 700

/** A run, until it ends and then as it ended. Null: there is none yet. */
export function useImportRun(id: string | null) {
  const client = useQueryClient()
  const input = { query: { id: id ?? '' } }
  const known = client.getQueryData<DeskImportRun>(keyOf('GET /desk/imports/one', input))
  const isOver = known !== undefined && known.state !== 'running'
  const answer = useDeskRead('GET /desk/imports/one', input, {
    isAsked: id !== null,
    ...(!isOver && { everyMs: ASKED_MS }),
  })
  const state = answer.data?.state
  useEffect(() => {
    // The list has another row then, or another state.
    if (state !== undefined) void client.invalidateQueries({ queryKey: ['GET /desk/imports'] })
  }, [client, state])
  return answer
}
