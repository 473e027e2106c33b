import type { Labels } from '@dawakit/core/language'

/** What the store's lists of products and categories say. */
export const storeListingLabels = {
  generalCategories: 'General Categories',
  specialityCategories: 'Speciality Categories',
  categoriesText: (kind: string): string =>
    `All ${kind.toLowerCase()} of the Dawakit online pharmacy, with the number of products in each.`,
  otherCategories: 'More',
  topBrands: 'Top Brands',
  subCategories: 'Sub Categories',
  all: 'All',
  closeFilter: 'Close the filter',
  banners: 'Banners',
  pageOf: (title: string, page: number): string => `${title}, page ${page}`,
  list: 'Products',
  perPage: 'Per page',
  show: 'Show',
  brandTitle: (brand: string): string => `${brand} products`,
  brandText: (brand: string): string =>
    `Buy ${brand} products online at the best price, delivered in 24-48 hours.`,
  brand: 'Brands',
  saltTitle: (salt: string): string => `Medicines with ${salt}`,
  saltText: (salt: string): string =>
    `All medicines that contain ${salt}: compare strengths, makers and the price of one tablet.`,
  salt: 'Salt composition',
  categoryText: (name: string): string =>
    `Buy ${name} medicines and products online at the best price, from licensed pharmacies, delivered in 24-48 hours.`,
  searchTitle: 'Search',
  searchFor: (text: string): string => `Results for “${text}”`,
  searchText: 'Search medicines and health products by name or by salt.',
  searchHint: 'Type the name of a medicine in the box above.',
  variants: 'Variants',
  didYouMean: 'Did you mean',
  salts: 'With this composition',
  none: 'No Products Found',
  noneYetHint: 'Ask us for what you look for: we call you when we have it.',
  requestHint: 'Check the spelling, or ask us for it: we call you when we have it.',
  request: 'Request a Product',
} as const satisfies Labels
