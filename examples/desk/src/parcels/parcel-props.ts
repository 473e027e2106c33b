import type { DeskOrder, DeskParcel } from '@dawakit/core/contract'

/** What each step of a parcel is given. */
export interface ParcelProps {
  order: DeskOrder
  parcel: DeskParcel
}
