import type { Labels } from '@dawakit/core/language'

/** What the store's home page says. */
export const storeHomeLabels = {
  title: 'Medicines and health products, delivered in 24-48 hours',
  description:
    'Buy medicines and health products online from verified, licensed pharmacies. 50K+ products, best prices, doorstep delivery in 24-48 hours all over India.',
  /** Of a shop without the reference catalogue: it claims no numbers. */
  ownDescription:
    'Buy medicines and health products online from licensed pharmacies, delivered to your door.',
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
  ads: 'More from Dawakit',
  products: (count: number): string => (count === 1 ? '1 product' : `${count} products`),
  whyTitle: 'Why Dawakit',
  why: [
    ['50K+', 'products'],
    ['25+', 'years of experience'],
    ['48', 'hours delivery'],
    ['35+', 'specialty categories'],
  ],
  whyChooseTitle: 'Why Choose Us',
  whyChoose: [
    [
      'Delivery in 24-48 hours',
      'Your medicines at your doorstep, packed well and kept cold where they must be.',
    ],
    ['Monthly refill reminders', 'We remind you before your strip runs out, so that no dose is missed.'],
    ['Upload your prescription', 'Take a picture of it; a pharmacist reads it and prepares your order.'],
    ['Track your order', 'From the shelf to your door, you see where it is.'],
    ['Live support 24/7', 'People who know medicines answer by phone and e-mail, day and night.'],
    ['Online payments and coupons', 'Pay as you like, safely, with offers and coupons on top.'],
  ],
  appTitle: 'Take your pharmacy with you',
  appText: 'Order, refill and follow your deliveries in the Dawakit app.',
  seo: [
    [
      'Your online pharmacy in India',
      'Dawakit brings medicines and health products from verified, licensed pharmacies to serviceable pincodes all over India. Search by the name of a medicine or browse by category, compare substitutes with the same salts, and see the price of one tablet before you buy the strip.',
    ],
    [
      'Prescription medicines, handled with care',
      'Medicines that need a prescription are sold only against a valid one: upload it with your order and a pharmacist checks it. Insulin, vaccines and other cold-chain products are packed and stored at the optimum temperature until they reach you.',
    ],
  ],
  /** Stands beside those where the shop has the reference catalogue. */
  seoOffers: [
    'Health products, devices and lab tests',
    'Vitamins, skin care, mother and baby care, ayurveda, glucose meters and blood pressure monitors: with savings of up to 50% on health products and up to 80% on lab tests from accredited labs, and free doctor consultations when you want to ask first.',
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
