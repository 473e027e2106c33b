import type { DeskBulkSelection, DeskProductFilter, DeskProductStanding } from '@dawakit/core/contract'
import { startOfIstDay } from '@dawakit/core/delivery'

/** What the list is asked for, as its fields have it. */
export interface ListState {
  search: string
  category: string
  standing: DeskProductStanding | ''
  isWithoutPicture: boolean
  isWithoutHsn: boolean
  priceFrom: string
  priceTo: string
  /** yyyy-mm-dd in India. */
  since: string
}

export const EVERYTHING: ListState = {
  search: '',
  category: '',
  standing: '',
  isWithoutPicture: false,
  isWithoutHsn: false,
  priceFrom: '',
  priceTo: '',
  since: '',
}

const rupeesIn = (text: string): number | undefined =>
  text.trim() !== '' && Number(text) >= 0 ? Math.round(Number(text)) : undefined

/** The filter of a call: what is empty asks for nothing. */
export function filterOf(state: ListState): DeskProductFilter {
  const priceFrom = rupeesIn(state.priceFrom)
  const priceTo = rupeesIn(state.priceTo)
  return {
    search: state.search,
    ...(state.category !== '' && { category: state.category }),
    ...(state.standing !== '' && { standing: state.standing }),
    ...(state.isWithoutPicture && { isWithoutPicture: true }),
    ...(state.isWithoutHsn && { isWithoutHsn: true }),
    ...(priceFrom !== undefined && { priceFrom }),
    ...(priceTo !== undefined && { priceTo }),
    ...(state.since !== '' && { changedSince: new Date(startOfIstDay(state.since)).toISOString() }),
  }
}

/** Rows that are chosen over all pages: those that are named, or all that are found but those. */
export interface Chosen {
  isAll: boolean
  ids: readonly string[]
}

export const NOBODY: Chosen = { isAll: false, ids: [] }

export const isChosen = ({ isAll, ids }: Chosen, id: string): boolean => isAll !== ids.includes(id)

export function toggled({ isAll, ids }: Chosen, some: readonly string[], isOn: boolean): Chosen {
  const others = ids.filter((id) => !some.includes(id))
  return { isAll, ids: isOn === isAll ? others : [...others, ...some] }
}

export const selectionOf = ({ isAll, ids }: Chosen, filter: DeskProductFilter): DeskBulkSelection =>
  isAll ? { filter, except: [...ids] } : { ids: [...ids] }
