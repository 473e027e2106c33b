import type { DeskCallName, DeskReturn } from '@dawakit/core/contract'
import { useQueryClient } from '@tanstack/react-query'
import { keyOf, useDeskChange } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'

/** Calls that answer the return as it is then. */
export type ReturnCallName = Extract<DeskCallName, `POST /desk/return/${string}`>

/** Makes a change of a return, and shows it as it is then; where somebody else was first, how it stands now. */
export function useReturnChange<Name extends ReturnCallName>(
  name: Name,
  found: DeskReturn,
  onDone?: () => void,
) {
  const words = useWords()
  const client = useQueryClient()
  const key = keyOf('GET /desk/return', { query: { id: found.id } })
  return useDeskChange(name, {
    makesOld: [
      'GET /desk/returns',
      'GET /desk/quarantine',
      'GET /desk/order',
      'GET /desk/orders',
      'GET /desk/money/payouts',
    ],
    done: words('returns.done', { number: found.number }),
    onDone: (answer) => {
      client.setQueryData(key, answer)
      onDone?.()
    },
    onRefused: ({ code, data }) => {
      if (code !== 'return-not-allowed') return false
      // How it stands now came with the refusal, where somebody else was first.
      if (data) client.setQueryData(key, data)
      else void client.invalidateQueries({ queryKey: key })
      onDone?.()
      return false
    },
  })
}
