import type { DeskCallData, DeskCallName } from '@dawakit/core/contract'
import { useRefresh } from 'react-admin'
import { type ChangeOptions, useDeskChange } from '../api/use-desk.ts'

/** {@link useDeskChange} of what stands in one of react-admin's lists, which is read anew. */
export function useListChange<Name extends DeskCallName>(
  name: Name,
  { onDone, ...options }: ChangeOptions<DeskCallData<Name>> = {},
) {
  const refresh = useRefresh()
  return useDeskChange(name, {
    ...options,
    onDone: (data) => {
      onDone?.(data)
      refresh()
    },
  })
}
