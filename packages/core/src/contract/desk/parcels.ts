import type { DeskOrder, SeenOrder } from './orders.ts'

/** Pieces of one batch that go into a parcel. */
export interface PackedPieces {
  lineNo: number
  quantity: number
  /** A medicine's is asked for. */
  batch: string
  /** As the pack prints it ('06/28', 'JUN 28', '2028-06'), or ''. A medicine's is asked for, and is not over. */
  expiresOn: string
}

/** A change of a parcel, with the version of its order. */
export interface SeenParcel extends SeenOrder {
  /** 1, 2, … within the order. */
  parcel: number
}

/** Packing and sending. Every call answers the order as it is then. */
export interface ParcelDeskCalls {
  'POST /desk/parcel/pack': {
    /** Of a batch whose expiry is near `isNearExpiryMeant` says that it goes all the same. */
    body: SeenOrder & { lines: PackedPieces[]; isNearExpiryMeant?: boolean }
    data: DeskOrder
  }
  /** As long as no courier has it. */
  'POST /desk/parcel/unpack': { body: SeenParcel; data: DeskOrder }
  'POST /desk/parcel/handOver': {
    body: SeenParcel & { courier: string; trackingNumber: string }
    data: DeskOrder
  }
  /** Of one that came back undelivered, until it was judged. */
  'POST /desk/parcel/sendAgain': {
    body: SeenParcel & { courier: string; trackingNumber: string }
    data: DeskOrder
  }
  'POST /desk/parcel/onTheWay': { body: SeenParcel; data: DeskOrder }
  'POST /desk/parcel/delivered': { body: SeenParcel; data: DeskOrder }
  /** The courier has brought it back. */
  'POST /desk/parcel/undelivered': { body: SeenParcel & { reason: string }; data: DeskOrder }
}
