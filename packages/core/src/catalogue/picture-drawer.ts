/** What is known of a product when its pack is drawn. */
export interface PackFacts {
  name: string
  brand: string
  dosageForm: string
  packageSize: string
  /** 'Paracetamol (500mg)', in order; empty for general goods. */
  salts: readonly string[]
  isPrescriptionNeeded: boolean
  isColdChainNeeded: boolean
  /** Category and sub-category. */
  shelf: string
}

/** The pack as it stands on the shelf, its carton alone, or the print on the carton's back. */
export type PackView = 'pack' | 'box' | 'label'

export interface BannerFacts {
  title: string
  description: string
  /** Name of the category that it leads to. */
  category: string
}

/** Across the page, one of the four of a phone, or an advertisement. */
export type BannerShape = 'wide' | 'phone' | 'ad'

export interface OfferFacts {
  name: string
  percent: number
  /** Name of the category that it leads to. */
  category: string
}

/** The shop's sign with its name, the same for dark grounds, or the sign alone. */
export type StoreSign = 'logo' | 'logo-dark' | 'sign'

/**
 * Draws a picture for what has none of its own: whole SVG documents, that load and run nothing, the same for the same
 * facts. Names come from the shop's database: they are to be escaped.
 */
export interface PictureDrawer {
  /** Square. */
  pack(product: PackFacts, view: PackView): string
  /** Square, of a category or a menu group. */
  categoryIcon(name: string): string
  /** One of the two at the head of a category's page, 1280 × 360. The page itself names the category. */
  categoryBanner(name: string, which: 1 | 2): string
  /** 140 × 70. */
  brandSign(name: string): string
  /** 1280 × 360, 720 × 400 or 720 × 340. */
  banner(banner: BannerFacts, shape: BannerShape): string
  /** 480 × 200 or 320 × 200, for a card that says itself how much is off. */
  offer(offer: OfferFacts, size: 'large' | 'small'): string
  storeSign(sign: StoreSign, storeName: string): string
}
