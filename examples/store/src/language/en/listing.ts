import type { Labels } from '@dawakit/core/language'
import type { Claims } from '@dawakit/server'

const atBestPrice = ({ hasBestPrices }: Claims) => (hasBestPrices ? ' at the best price' : '')
const delivered = ({ deliveryHours }: Claims) =>
  deliveryHours ? `delivered in ${deliveryHours} hours` : 'delivered to your door'

/** What the store's lists of products and categories say. */
export const storeListingLabels = {
  generalCategories: 'General Categories',
  specialityCategories: 'Speciality Categories',
  categoriesText: (kind: string, store: string): string =>
    `All ${kind.toLowerCase()} of the ${store} online pharmacy, with the number of products in each.`,
  otherCategories: 'More',
  topBrands: 'Top Brands',
  subCategories: 'Sub Categories',
  all: 'All',
  closeFilter: 'Close the filter',
  filter: 'Filter',
  filters: 'Filters',
  sort: 'Sort',
  sorts: {
    popularity: 'Popularity',
    price: 'Price: low to high',
    'unit-price': 'Price per unit: low to high',
    discount: 'Discount: high to low',
  },
  brands: 'Brand',
  price: 'Price',
  priceBelow: (below: string): string => `Under ₹${below}`,
  priceBetween: (from: string, below: string): string => `₹${from} to ₹${below}`,
  priceFrom: (from: string): string => `₹${from} and above`,
  prescription: 'Prescription',
  onPrescription: 'Prescription needed',
  withoutPrescription: 'No prescription needed',
  availability: 'Availability',
  inStock: 'In stock',
  apply: 'Apply',
  showFound: (found: number): string => `Show ${found} products`,
  without: (filter: string): string => `Remove filter: ${filter}`,
  clear: 'Clear filters',
  noneFiltered: 'Nothing on this list has all that you chose.',
  banners: 'Banners',
  pageOf: (title: string, page: number): string => `${title}, page ${page}`,
  list: 'Products',
  perPage: 'Per page',
  show: 'Show',
  brandTitle: (brand: string): string => `${brand} products`,
  brandText: (brand: string, claims: Claims): string =>
    `Buy ${brand} products online${atBestPrice(claims)}, ${delivered(claims)}.`,
  brand: 'Brands',
  saltTitle: (salt: string): string => `Medicines with ${salt}`,
  saltText: (salt: string): string =>
    `All medicines that contain ${salt}: compare strengths, makers and the price of one tablet.`,
  salt: 'Salt composition',
  categoryText: (name: string, claims: Claims): string =>
    `Buy ${name} medicines and products online${atBestPrice(claims)}, from licensed pharmacies, ${delivered(claims)}.`,
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
