import type { DeskOrderRow } from '@dawakit/core/contract'
import type { DeskError } from '../api/desk-error.ts'
import { useDeskPage } from '../api/use-desk.ts'
import { type QueueAddress, queryOf } from './queue-state.ts'

/** Rows on a page. */
export const PAGE_ROWS = 25

export interface OrderRows {
  /** Null until they are there. */
  rows: DeskOrderRow[] | null
  totalCount: number
  error: DeskError | null
  again: () => void
  /** Whether these are the rows of before, while others are on their way. */
  isOld: boolean
}

/** The orders of a queue, or those that are found. @param everyMs - Asked anew by itself so often. */
export function useOrderRows(address: QueueAddress, search: string, everyMs: number): OrderRows {
  const isSearch = search !== ''
  const query = { ...queryOf(address, isSearch), page: address.page, limit: PAGE_ROWS }
  const queue = useDeskPage('GET /desk/orders', { query }, { isAsked: !isSearch, everyMs })
  const found = useDeskPage('POST /desk/orders/search', { body: { ...query, search } }, { isAsked: isSearch })
  const { data, error, refetch, isPlaceholderData } = isSearch ? found : queue
  return {
    rows: data?.data ?? null,
    totalCount: data?.totalCount ?? 0,
    error,
    again: () => void refetch(),
    isOld: isPlaceholderData,
  }
}
