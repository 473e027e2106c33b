/** One thing, and how many wait for it. */
export interface DeskWish {
  /** What `POST /desk/wishes/answer` takes: the key of a name. Of stock the product's id. */
  subject: string
  /** As it was asked for last; of stock the product's. */
  name: string
  waiting: number
  lastAt: string
  /** Of stock: pieces that can be bought now. */
  free: number | null
}

export interface DeskWaiting {
  customerId: string
  name: string
  /** In their words. */
  asked: string
  at: string
}

export interface WishDeskCalls {
  /** `product`: what the shop does not list. `stock`: what is not there just now. The most asked for first. */
  'GET /desk/wishes': {
    query: { kind: 'product' | 'stock'; page?: number; limit?: number }
    data: DeskWish[]
  }
  /** Who waits for one of them, the first first. The look is written down. */
  'GET /desk/wishes/waiting': {
    query: { kind: 'product' | 'stock'; subject: string; page?: number; limit?: number }
    data: DeskWaiting[]
  }
  /** Tells all who asked for a name, 200 at a time: `product` is there now, or the shop does not take it in. */
  'POST /desk/wishes/answer': {
    body: { subject: string; product?: string; text: string }
    data: { told: number; left: number }
  }
}
