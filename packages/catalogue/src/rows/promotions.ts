import type {
  CatalogueBanner,
  CatalogueCoupon,
  CatalogueDeal,
  CatalogueDynamicCategory,
  CatalogueNotification,
  CatalogueOffer,
  CataloguePageBanner,
  CatalogueProduct,
} from '@dawakit/core/catalogue'

const dayMs = 24 * 60 * 60_000

type BannerRow = readonly [
  id: string,
  title: string,
  description: string,
  category: string,
  isGeneral: boolean,
]

const carousel: readonly BannerRow[] = [
  ['refill', 'Your monthly medicines, on time', 'We remind you, you order in a minute', 'Cardiology', false],
  [
    'diabetes',
    'Sugar under control',
    'Meters, strips and insulin, kept cold to your door',
    'Diabetic Care',
    true,
  ],
  ['vitamins', 'Vitamins for every age', 'Up to 30% off this week', 'Vitamins and Nutrition', true],
  [
    'baby',
    'Gentle care for the little one',
    'Diapers, baths and creams that babies like',
    'Mother and Baby Care',
    true,
  ],
  ['devices', 'A small clinic at home', 'BP monitors, thermometers, nebulisers', 'Healthcare Devices', true],
  [
    'ayurveda',
    'Roots and leaves, as grandmother knew',
    'Chyawanprash, ashwagandha, triphala',
    'Ayurvedic Care',
    true,
  ],
  ['skin', 'Skin that feels like itself', 'Dermatologist brands at the best price', 'Skin Care', true],
]

const phone: readonly BannerRow[] = [
  ['phone-medicines', 'Medicines at your door', '24 to 48 hours', 'Pain Relief', false],
  ['phone-diabetes', 'Diabetes care', 'Strips and meters', 'Diabetic Care', true],
  ['phone-devices', 'Devices for home', 'BP, sugar, fever', 'Healthcare Devices', true],
  ['phone-baby', 'Mother and baby', 'Soft and safe', 'Mother and Baby Care', true],
]

const ads: readonly BannerRow[] = [
  [
    'ad-substitutes',
    'Same salt, lower price',
    'Compare the substitutes of your medicine',
    'Cardiology',
    false,
  ],
  ['ad-coldchain', 'Kept at 2 to 8 °C', 'Insulin and vaccines travel in a cold box', 'Diabetes', false],
  ['ad-elderly', 'For parents at home', 'Supports, diapers and walking aids', 'Elderly Care', true],
  ['ad-fitness', 'Strong days begin here', 'Protein and sports nutrition', 'Fitness Supplements', true],
]

function bannerRows(rows: readonly BannerRow[], placement: CatalogueBanner['placement']): CatalogueBanner[] {
  return rows.map(([id, title, description, category, isGeneralCategory], index) => ({
    id,
    title,
    description,
    image: `/images/banners/${id}-${placement === 'carousel' ? 'wide' : placement === 'phone' ? 'phone' : 'ad'}.svg`,
    category,
    isGeneralCategory,
    placement,
    sortOrder: index + 1,
  }))
}

export function seedBanners(): CatalogueBanner[] {
  return [...bannerRows(carousel, 'carousel'), ...bannerRows(phone, 'phone'), ...bannerRows(ads, 'ads')]
}

type OfferRow = readonly [
  id: string,
  name: string,
  percent: number,
  color: string,
  category: string,
  isGeneral: boolean,
]

const offers: readonly OfferRow[] = [
  ['offer-devices', 'Home health devices', 30, '#E4F3EC', 'Healthcare Devices', true],
  ['offer-fitness', 'Protein and sports', 25, '#FFF1D6', 'Fitness Supplements', true],
  ['offer-skin', 'Skin care', 20, '#FBE9E7', 'Skin Care', true],
  ['offer-ayurveda', 'Ayurvedic care', 15, '#EEF3DC', 'Ayurvedic Care', true],
  ['offer-diabetes', 'Diabetes medicines', 18, '#E3ECFA', 'Diabetes', false],
  ['offer-baby', 'Mother and baby', 20, '#F6E8F3', 'Mother and Baby Care', true],
]

export function seedOffers(): CatalogueOffer[] {
  return offers.map(([id, name, offer, color, category, isGeneralCategory], index) => ({
    id,
    name,
    offer,
    color,
    category,
    isGeneralCategory,
    largeImage: `/images/offers/${id}-large.svg`,
    smallImage: `/images/offers/${id}-small.svg`,
    sortOrder: index + 1,
  }))
}

/** Twelve well-stocked articles of which none needs a prescription, one per sub-category, the deepest cut first. */
export function seedDeals(products: readonly CatalogueProduct[]): CatalogueDeal[] {
  const seen = new Set<string>()
  const candidates = products
    .filter(
      (product) =>
        !product.isPrescriptionNeeded &&
        product.stock > 20 &&
        product.isMainVariant &&
        product.discountPercent >= 12,
    )
    .sort((one, other) => other.discountPercent - one.discountPercent || other.popularity - one.popularity)
  const deals: CatalogueDeal[] = []
  for (const product of candidates) {
    const shelf = product.generalSubCategory ?? product.specialitySubCategory ?? ''
    if (seen.has(shelf)) continue
    seen.add(shelf)
    deals.push({ productId: product.id, sortOrder: deals.length + 1 })
    if (deals.length === 12) break
  }
  return deals
}

export function seedDynamicCategories(): CatalogueDynamicCategory[] {
  const rows: readonly (readonly [string, boolean])[] = [
    ['Diabetic Care', true],
    ['Vitamins and Nutrition', true],
    ['Healthcare Devices', true],
    ['Pain Relief', false],
    ['Skin Care', true],
    ['Mother and Baby Care', true],
  ]
  return rows.map(([name, isGeneralCategory], index) => ({
    id: `dynamic-${index + 1}`,
    name,
    isGeneralCategory,
    sortOrder: index + 1,
  }))
}

export function seedPageBanners(): CataloguePageBanner[] {
  return [
    {
      page: 'CHECKOUT',
      title: 'Safe to pay, easy to return',
      description:
        'Your pharmacist checks every order before it leaves. Cash on delivery is open all over India.',
    },
    {
      page: 'CART',
      title: 'Save more on refills',
      description: 'Ask your doctor about a substitute of the same salt: many cost less than half.',
    },
    {
      page: 'ORDERS',
      title: 'Need a refill?',
      description: 'Open an old order and add it to the cart again.',
    },
  ]
}

/** A generous coupon on everything, two narrower ones, one expired and one used up. */
export function seedCoupons(products: readonly CatalogueProduct[], at: Date): CatalogueCoupon[] {
  const idsOf = (matches: (product: CatalogueProduct) => boolean) =>
    products.filter(matches).map((product) => product.id)
  const inDays = (days: number) => new Date(at.getTime() + days * dayMs).toISOString()
  const general = idsOf((product) => product.isGeneralProduct)
  return [
    {
      name: 'SWAGATAM20',
      maxLimit: 5000,
      discountPercentage: 20,
      expireDate: inDays(365),
      productIds: 'all',
    },
    {
      name: 'SUGAR10',
      maxLimit: 800,
      discountPercentage: 10,
      expireDate: inDays(120),
      productIds: idsOf(
        (product) => product.generalCategory === 'Diabetic Care' || product.specialityCategory === 'Diabetes',
      ),
    },
    {
      name: 'AYUR15',
      maxLimit: 400,
      discountPercentage: 15,
      expireDate: inDays(60),
      productIds: idsOf((product) => product.generalCategory === 'Ayurvedic Care'),
    },
    {
      name: 'MONSOON25',
      maxLimit: 200,
      discountPercentage: 25,
      expireDate: inDays(-30),
      productIds: general,
    },
    { name: 'FIRST100', maxLimit: 0, discountPercentage: 30, expireDate: inDays(90), productIds: general },
  ]
}

export function seedNotifications(at: Date): CatalogueNotification[] {
  const ago = (hours: number) => new Date(at.getTime() - hours * 60 * 60_000).toISOString()
  return [
    {
      id: 'notice-refill',
      title: 'Refill reminder',
      description: 'Running low? Order your monthly medicines today and get them within 48 hours.',
      link: '/specialityCategory',
      createdAt: ago(3),
    },
    {
      id: 'notice-coupon',
      title: '20% off with SWAGATAM20',
      description: 'Apply the code in your cart. Valid once for every customer.',
      link: '/cart',
      createdAt: ago(28),
    },
    {
      id: 'notice-devices',
      title: 'Home devices on offer',
      description: 'BP monitors and nebulisers are up to 30% off this week.',
      link: '/generalCategory/Healthcare%20Devices',
      createdAt: ago(76),
    },
    {
      id: 'notice-cold',
      title: 'Cold chain, door to door',
      description: 'Insulin now travels in a cold box to every serviceable pincode.',
      link: '/specialityCategory/Diabetes',
      createdAt: ago(24 * 12),
    },
  ]
}
