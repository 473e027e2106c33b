import type { SeenVersion } from './categories.ts'
import type { OnceMade } from './money.ts'

/** Banners that turn, pictures of the advertisement block, its offers, rows of products, deals of the day, what the checkout says on top. */
export type FrontKind = 'carousel' | 'ads' | 'offer' | 'row' | 'deal' | 'checkout'

/** A piece of the store's pages as it is written; what its kind has not is ''. */
export interface FrontFacts {
  title: string
  text: string
  image: string
  /** Of an offer, on phones. */
  smallImage: string
  /** The category or menu group that it leads to, or whose products it shows; of a deal the product's id. */
  target: string
  isGeneral: boolean
  /** Of an offer. */
  percent: number
  /** Of an offer: '#rrggbb'. */
  color: string
  /** First and last day on which it is shown; null: always. */
  from: string | null
  to: string | null
}

export interface DeskFrontPiece extends FrontFacts {
  kind: FrontKind
  id: string
  version: string
  /** Of a deal the product's name; else what it leads to. */
  targetName: string
  /** Where its link leads in the store; '' where there is no such place. */
  leadsTo: string
  isShownNow: boolean
}

/** What the store's home page and checkout show. Each call answers all of it, in its order. */
export interface FrontDeskCalls {
  'GET /desk/front': { data: DeskFrontPiece[] }
  /** A new one without `id`. */
  'POST /desk/front': {
    body: OnceMade & { kind: FrontKind; piece: FrontFacts; id?: string; seen?: string }
    data: DeskFrontPiece[]
  }
  /** All of one kind. */
  'POST /desk/front/order': { body: { kind: FrontKind; ids: string[] }; data: DeskFrontPiece[] }
  'POST /desk/front/remove': { body: SeenVersion & { kind: FrontKind; id: string }; data: DeskFrontPiece[] }
}
