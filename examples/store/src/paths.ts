import type { Category, MenuGroup, Order, ProductSummary } from '@dawakit/core/contract'
import { productPath, slugify } from '@dawakit/core/product'

/** The one place that builds an address of the store. */

const slug = (text: string) => encodeURIComponent(slugify(text))

type PageOptions = { page?: number; perPage?: number; sub?: string }

function withPage(path: string, { page, perPage, sub }: PageOptions): string {
  const query = new URLSearchParams()
  if (sub) query.set('sub', sub)
  if (page && page > 1) query.set('page', String(page))
  if (perPage && perPage !== 20) query.set('per_page', String(perPage))
  const text = query.toString()
  return text ? `${path}?${text}` : path
}

export const paths = {
  home: () => '/',
  search: (text = '') => (text ? `/search?search=${encodeURIComponent(text)}` : '/search'),
  cart: () => '/cart',
  checkout: () => '/checkout',
  profile: (view: 'profile' | 'prescriptions' | 'orders' = 'profile') =>
    view === 'profile' ? '/profile' : `/profile?view=${view}`,
  uploadPrescription: () => '/upload-prescription',
  orders: () => '/orders',
  order: (order: Pick<Order, '_id'>) => `/orders/${encodeURIComponent(order._id)}`,
  notifications: () => '/notifications',
  login: () => '/login',
  /** The home page, asking to sign in; afterwards the customer is back at `returnTo`. */
  loginPrompt: (returnTo: string) => `/?login=${encodeURIComponent(returnTo)}`,
  signUp: () => '/signup',
  forgotPassword: () => '/forgotPassword',
  generalCategories: () => '/generalCategory',
  specialityCategories: () => '/specialityCategory',
  category: (category: Pick<Category, 'name' | 'isGeneralCategory'>, page: PageOptions = {}) =>
    withPage(
      `${category.isGeneralCategory ? '/generalCategory' : '/specialityCategory'}/${slug(category.name)}`,
      page,
    ),
  subCategory: (category: Pick<Category, 'name' | 'isGeneralCategory'>, name: string) =>
    `${category.isGeneralCategory ? '/generalCategory' : '/specialityCategory'}/${slug(category.name)}/${slug(name)}`,
  group: (group: Pick<MenuGroup, 'name' | 'categories'>) =>
    `${group.categories[0]?.isGeneralCategory ? '/generalCategory' : '/specialityCategory'}/${slug(group.name)}`,
  newsletter: () => '/newsletter',
  brand: (brandSlug: string, page: PageOptions = {}) =>
    withPage(`/brand/${encodeURIComponent(brandSlug)}`, page),
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
