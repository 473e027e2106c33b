import type { DeskOrderQuery, DeskQueue, DeskStanding, StaffRole } from '@dawakit/core/contract'

export type QueueTab = DeskQueue | 'all'

/** In the order of the work. */
export const QUEUE_TABS: readonly QueueTab[] = [
  'prescription',
  'pack',
  'handOver',
  'unpack',
  'onTheWay',
  'back',
  'money',
  'all',
]

export const STANDINGS: readonly DeskStanding[] = [
  'pending',
  'confirmed',
  'pickedUp',
  'onTheWay',
  'delivered',
  'cancelled',
]

/** What the page's address says. What is sought is not in it: it may be a patient's name. */
export interface QueueAddress {
  tab: QueueTab
  /** From 1. */
  page: number
  standing: DeskStanding | ''
  paymentMethod: string
  /** yyyy-mm-dd, or ''. */
  from: string
  to: string
}

/** The work that somebody of a role begins with. */
export function firstTab(role: StaffRole): QueueTab {
  if (role === 'pharmacist') return 'prescription'
  return role === 'packer' ? 'pack' : 'all'
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
const METHOD = /^[a-z]{1,20}$/

/** @param otherwise - The tab of an address that names none. */
export function readAddress(search: URLSearchParams, otherwise: QueueTab): QueueAddress {
  const read = (name: string, pattern: RegExp) => {
    const value = search.get(name) ?? ''
    return pattern.test(value) ? value : ''
  }
  const page = Number(search.get('page'))
  return {
    tab: QUEUE_TABS.find((tab) => tab === search.get('queue')) ?? otherwise,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    standing: STANDINGS.find((standing) => standing === search.get('standing')) ?? '',
    paymentMethod: read('paid', METHOD),
    from: read('from', DAY),
    to: read('to', DAY),
  }
}

export function writeAddress({
  tab,
  page,
  standing,
  paymentMethod,
  from,
  to,
}: QueueAddress): URLSearchParams {
  const search = new URLSearchParams({ queue: tab })
  if (page > 1) search.set('page', String(page))
  for (const [name, value] of Object.entries({ standing, paid: paymentMethod, from, to })) {
    if (value) search.set(name, value)
  }
  return search
}

/** What of an address the call is asked. @param isSearch - Found among all orders, whatever is to be done with them. */
export function queryOf(
  { tab, standing, paymentMethod, from, to }: QueueAddress,
  isSearch: boolean,
): DeskOrderQuery {
  return {
    ...(tab !== 'all' && !isSearch && { queue: tab }),
    ...(standing && { standing }),
    ...(paymentMethod && { paymentMethod }),
    ...(from && { from }),
    ...(to && { to }),
  }
}

export const hasFilters = ({ standing, paymentMethod, from, to }: QueueAddress): boolean =>
  Boolean(standing || paymentMethod || from || to)
