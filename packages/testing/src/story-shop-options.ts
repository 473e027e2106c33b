import type { Language, OverlayName, Pincode, Shop, UnfinishedOrder } from '@dawakit/client'
import type { Product, User } from '@dawakit/core/contract'
import type { ContractServer } from './contract-server.ts'
import type { ContractState } from './contract-state.ts'

/** What a story says of its shop in `parameters.shop`. */
export interface StoryShopOptions {
  /** Signed in as this customer; a guest without. A story that takes back what its file says, says null: undefined is not heard. */
  user?: User | null
  /** Products in the cart, with their quantity. */
  cart?: readonly (readonly [Product, number])[]
  /** The saved pincode. */
  pincode?: Pincode
  /** Open from the start. */
  overlay?: OverlayName | null
  /** An order that the page before has sent. */
  unfinishedOrder?: UnfinishedOrder
  /** The browser has no room for anything more. @default false */
  isStorageFull?: boolean
  /** What the API knows beyond its usual data. */
  state?: Partial<ContractState>
  /** @default English */
  language?: Language
  /** Last changes: answers of single calls, notices. */
  arrange?: (server: ContractServer, shop: Shop) => void
}
