import type { Labels } from '@dawakit/core/language'
import type { Claims } from '@dawakit/server'

/** What the store's home page says. */
export const storeHomeLabels = {
  title: ({ deliveryHours }: Claims): string =>
    `Medicines and health products, delivered ${deliveryHours ? `in ${deliveryHours} hours` : 'to your door'}`,
  description: ({ products, hasBestPrices, deliveryHours, isAllOverIndia }: Claims): string => {
    const claims = [
      ...(products ? [`${products} products`] : []),
      ...(hasBestPrices ? ['best prices'] : []),
      ...(deliveryHours
        ? [`doorstep delivery in ${deliveryHours} hours${isAllOverIndia ? ' all over India' : ''}`]
        : []),
    ].join(', ')
    return claims
      ? `Buy medicines and health products online from verified, licensed pharmacies. ${claims[0]?.toUpperCase()}${claims.slice(1)}.`
      : 'Buy medicines and health products online from licensed pharmacies, delivered to your door.'
  },
  banners: 'Offers and health topics',
  carousel: 'carousel',
  slide: 'slide',
  slideOf: (index: number, count: number): string => `${index} of ${count}`,
  previousSlide: 'Previous banner',
  nextSlide: 'Next banner',
  stop: 'Stop the banners',
  start: 'Start the banners',
  quickLinks: 'Prescriptions, orders and requests',
  uploadHint: 'A pharmacist prepares your order',
  orderAgain: 'Order again',
  ordersHint: 'Your last order, in one press',
  requestHint: 'We look for it and call you',
  explore: 'Explore by Category',
  seeAll: 'SEE ALL',
  deals: 'Deals Of The Day',
  endsIn: 'Ends In',
  /** What every deal's card says of its package. */
  dealPackage: 'Box of 1 Kit',
  offers: 'Offers for you',
  flatOff: (percent: number): string => `Flat ${percent}% Off`,
  orderNow: 'Order Now',
  ads: (store: string): string => `More from ${store}`,
  products: (count: number): string => (count === 1 ? '1 product' : `${count} products`),
  whyTitle: (store: string): string => `Why ${store}`,
  /** Below the figure of each. */
  why: {
    products: 'products',
    years: 'years of experience',
    hours: 'hours delivery',
    categories: 'specialty categories',
    customers: 'customers',
  },
  whyChooseTitle: 'Why Choose Us',
  deliveryIn: (hours: string): string => `Delivery in ${hours} hours`,
  whyChoose: {
    delivery: [
      'Delivery to your door',
      'Your medicines at your doorstep, packed well and kept cold where they must be.',
    ],
    refill: [
      'Monthly refill reminders',
      'We remind you before your strip runs out, so that no dose is missed.',
    ],
    prescription: [
      'Upload your prescription',
      'Take a picture of it; a pharmacist reads it and prepares your order.',
    ],
    track: ['Track your order', 'From the shelf to your door, you see where it is.'],
    support: ['Live support 24/7', 'People who know medicines answer by phone and e-mail, day and night.'],
    payment: ['Online payments and coupons', 'Pay as you like, safely, with offers and coupons on top.'],
  },
  appTitle: 'Take your pharmacy with you',
  appText: (store: string): string => `Order, refill and follow your deliveries in the ${store} app.`,
  seo: [
    [
      'Your online pharmacy in India',
      (store: string, isAllOverIndia: boolean): string =>
        `${store} brings medicines and health products from verified, licensed pharmacies to serviceable pincodes${isAllOverIndia ? ' all over India' : ''}. Search by the name of a medicine or browse by category, compare substitutes with the same salts, and see the price of one tablet before you buy the strip.`,
    ],
    [
      'Prescription medicines, handled with care',
      (): string =>
        'Medicines that need a prescription are sold only against a valid one: upload it with your order and a pharmacist checks it. Insulin, vaccines and other cold-chain products are packed and stored at the optimum temperature until they reach you.',
    ],
  ],
  /** Stands beside those where the shop claims both savings, in percent. */
  seoOffers: [
    'Health products, devices and lab tests',
    (products: number, labs: number): string =>
      `Vitamins, skin care, mother and baby care, ayurveda, glucose meters and blood pressure monitors: with savings of up to ${products}% on health products and up to ${labs}% on lab tests from accredited labs, and free doctor consultations when you want to ask first.`,
  ],
} as const satisfies Labels

/** Time left of the deals. @param hours - Two digits, as the others */
export const dealsEndIn = (hours: string, minutes: string, seconds: string): string =>
  `${hours}h : ${minutes}m : ${seconds}s`

/** What the fixed banners of phones say: a title, and a line below it. */
export const phoneBannerLabels = {
  medicines: ['Medicines at your door', '24 to 48 hours'],
  diabetes: ['Diabetes care', 'Strips and meters'],
  devices: ['Devices for home', 'BP, sugar, fever'],
  baby: ['Mother and baby', 'Soft and safe'],
} as const satisfies Labels
