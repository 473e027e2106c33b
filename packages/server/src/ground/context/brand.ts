/** A picture of the brand as it is served: what is behind an address never changes. */
export interface BrandPicture {
  /** Below `/images/store/`, with a hash of what it shows. */
  path: string
  type: string
  bytes: Uint8Array<ArrayBuffer>
  /** Pixels; of an SVG those that it says. */
  width: number
  height: number
}

export interface BrandPictures {
  logo: BrandPicture | null
  /** For dark grounds. */
  logoDark: BrandPicture | null
  /** A square. */
  icon: BrandPicture | null
  /** The icon as PNG, by its side in pixels: for home screens. */
  icons: ReadonlyMap<number, BrandPicture>
  /** What shared links show, 1200 × 630. */
  share: BrandPicture | null
}

/**
 * What a shop says of itself in figures and promises. The sentences are the dictionary's; what is not claimed here is not said.
 */
export interface Claims {
  /** @example '50K+' */
  products?: string
  /** Years of experience. @example '25+' */
  years?: string
  /** Speciality categories. */
  categories?: string
  customers?: string
  /** @example '24-48' */
  deliveryHours?: string
  /** Up to so many percent off health products. */
  productSavingsPercent?: number
  labSavingsPercent?: number
  isAllOverIndia?: boolean
  hasBestPrices?: boolean
  hasRefillReminders?: boolean
  /** People answer by day and by night. */
  isSupportAllDay?: boolean
}

/** What a brand's colours come to. */
export interface BrandColours {
  /** Of the light half: for browsers' frames, mails and paper. */
  primary: string
  onPrimary: string
  ground: string
  /** One rule that sets the theme's properties. */
  css: string
  /** Of that rule, as a Content-Security-Policy names it. */
  hash: string
}

/** Whose shop it is, as its pages show it. */
export interface Brand {
  /** Nothing is configured: the name, the look and the promises of the reference shop. */
  isReference: boolean
  /** In titles, beside the sign and in the footer. */
  shortName: string
  claims: Claims
  /** Null for those of the theme. */
  colours: BrandColours | null
  pictures: BrandPictures
}

/** The name that stands in the settings of nobody. */
export const REFERENCE_NAME = 'Dawakit Pharmacy'

const REFERENCE_CLAIMS: Claims = {
  products: '50K+',
  years: '25+',
  categories: '35+',
  deliveryHours: '24-48',
  productSavingsPercent: 50,
  labSavingsPercent: 80,
  isAllOverIndia: true,
  hasBestPrices: true,
  hasRefillReminders: true,
  isSupportAllDay: true,
}

export const noPictures: BrandPictures = {
  logo: null,
  logoDark: null,
  icon: null,
  icons: new Map(),
  share: null,
}

/**
 * The brand of a shop that has no folder for it: its name alone. Only the reference shop with its catalogue claims anything.
 *
 * @param name - `STORE_NAME`
 */
export function plainBrand(name: string, catalogue: 'reference' | 'none'): Brand {
  const isReference = name === REFERENCE_NAME
  return {
    isReference,
    shortName: isReference ? 'Dawakit' : name,
    claims: isReference && catalogue === 'reference' ? REFERENCE_CLAIMS : {},
    colours: null,
    pictures: noPictures,
  }
}
