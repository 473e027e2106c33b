import type { Rupees } from '../product.ts'

export interface DeskState {
  state: string
  version: string
  /** Null, with the days: nobody delivers there. */
  fee: Rupees | null
  days: number | null
}

export interface DeskPincode {
  pincode: string
  version: string
  district: string
  state: string
  isServiceable: boolean
}

/** Pincodes that were changed together. */
export interface PincodeChange {
  id: string
  at: string
  state: string
  /** '': of the whole state. */
  district: string
  isServiceable: boolean
  count: number
  isUndone: boolean
}

export interface DeskDelivery {
  /** Each state of India. */
  states: DeskState[]
  /** The newest 20. */
  changes: PincodeChange[]
}

/** What somebody with a pincode is told. */
export interface PincodeSight {
  pincode: string
  /** Null: nobody delivers there. */
  place: { district: string; state: string } | null
  fee: Rupees | null
  days: number | null
}

export interface DeliveryDeskCalls {
  'GET /desk/delivery': { data: DeskDelivery }
  /** `fee` and `days` null: nobody delivers there any more. */
  'POST /desk/delivery/state': {
    body: { state: string; fee: number | null; days: number | null; seen: string }
    data: DeskDelivery
  }
  /** By pincode; those that begin as `search` does, of a state and a district of it. */
  'GET /desk/delivery/pincodes': {
    query: {
      search?: string
      state?: string
      district?: string
      served?: 'yes' | 'no'
      page?: number
      limit?: number
    }
    data: DeskPincode[]
  }
  /** A new one without `seen`. */
  'POST /desk/delivery/pincode': {
    body: { pincode: string; district: string; state: string; isServiceable: boolean; seen?: string }
    data: DeskPincode
  }
  'GET /desk/delivery/sight': { query: { pincode: string }; data: PincodeSight }
  /** All of a state, or of a district of it. `expected`: how many that are, as the look before it said; without it that is a look alone. */
  'POST /desk/delivery/pincodes': {
    body: { state: string; district: string; isServiceable: boolean; expected?: number }
    data: { count: number; change: PincodeChange | null }
  }
  'POST /desk/delivery/undo': { body: { id: string }; data: DeskDelivery }
}
