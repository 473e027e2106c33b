import type { Category, MenuGroup, Order, ProductSummary } from '@dawakit/core/contract'
import { productPath, slugify } from '@dawakit/core/product'

/** The one place that builds an address of the store. */

const slug = (text: string) => encodeURIComponent(slugify(text))

/** The two kinds of categories, as addresses name them. */
export type Kind = 'generalCategory' | 'specialityCategory'

type Named = Pick<Category, 'name' | 'isGeneralCategory'>

const kindOf = (category: Pick<Category, 'isGeneralCategory'> | undefined): Kind =>
  category?.isGeneralCategory ? 'generalCategory' : 'specialityCategory'

const listing = (kind: Kind, ...names: string[]) => [`/${kind}`, ...names.map(slug)].join('/')

export const paths = {
  home: () => '/',
  search: (text = '') => (text ? `/search?search=${encodeURIComponent(text)}` : '/search'),
  cart: () => '/cart',
  /** Where the button for the pincode leads without script. */
  pincode: () => '/pincode',
  checkout: () => '/checkout',
  /** The checkout of what a pharmacist has prepared. */
  checkoutOf: (requestId: string) => `/checkout?prepared=${encodeURIComponent(requestId)}`,
  profile: (view: 'profile' | 'prescriptions' | 'orders' = 'profile') =>
    view === 'profile' ? '/profile' : `/profile?view=${view}`,
  uploadPrescription: () => '/upload-prescription',
  /** One order by prescription. */
  prepared: (requestId: string) => `/prepared/${encodeURIComponent(requestId)}`,
  orders: () => '/orders',
  /** The orders, with the last one put into the cart again. */
  orderAgain: () => '/orders?again',
  order: (order: Pick<Order, '_id'>) => `/orders/${encodeURIComponent(order._id)}`,
  notifications: () => '/notifications',
  login: () => '/login',
  /** The home page, asking to sign in; afterwards the customer is back at `returnTo`. */
  loginPrompt: (returnTo: string) => `/?login=${encodeURIComponent(returnTo)}`,
  signUp: () => '/signup',
  forgotPassword: () => '/forgotPassword',
  generalCategories: () => '/generalCategory',
  specialityCategories: () => '/specialityCategory',
  /** Group, category and subcategory, as far as there are any. */
  listing,
  category: (category: Named) => listing(kindOf(category), category.name),
  subCategory: (category: Named, name: string) => listing(kindOf(category), category.name, name),
  group: (group: Pick<MenuGroup, 'name' | 'categories'>) => listing(kindOf(group.categories[0]), group.name),
  newsletter: () => '/newsletter',
  /** The cards that a row of the home page does not open with. */
  homeRow: (id: string) => `/rows/${encodeURIComponent(id)}`,
  brand: (brandSlug: string) => `/brand/${encodeURIComponent(brandSlug)}`,
  product: (
    product: Pick<
      ProductSummary,
      'name' | 'slug' | 'isGeneralProduct' | 'generalCategory' | 'specialityCategory'
    >,
  ) => productPath(product),
  /** @param salt - Its name or a composition chip, whose strength is left out */
  salt: (salt: string) => `/salt/${slug(salt.replace(/\s*\([^()]*\)\s*$/, ''))}`,
  about: () => '/about-us',
  contact: () => '/contact-us',
  faq: () => '/faq',
  terms: () => '/terms-and-conditions',
  privacy: () => '/privacy-policy',
  refund: () => '/refund-policy',
  returns: () => '/return-policy',
  cancellation: () => '/cancellation-policy',
  miscellaneous: () => '/miscellaneous',
} as const
