import type { CatalogueProduct, CatalogueReview, CatalogueReviewer } from '@dawakit/core/catalogue'
import { createPrng } from '../prng.ts'

const firstNames = [
  'Aarav',
  'Aditi',
  'Ajith',
  'Akshara',
  'Ananya',
  'Anbu',
  'Arjun',
  'Asha',
  'Bhavana',
  'Chandran',
  'Deepa',
  'Devika',
  'Dinesh',
  'Divya',
  'Farhan',
  'Fatima',
  'Gauri',
  'Gopal',
  'Harish',
  'Harpreet',
  'Imran',
  'Indira',
  'Ishaan',
  'Jaya',
  'Jyoti',
  'Kabir',
  'Kamala',
  'Karthik',
  'Kavitha',
  'Kiran',
  'Lakshmi',
  'Lalita',
  'Madhavi',
  'Mahesh',
  'Manoj',
  'Maria',
  'Meena',
  'Mohan',
  'Murugan',
  'Nandini',
  'Naveen',
  'Neha',
  'Nisha',
  'Padma',
  'Pooja',
  'Prakash',
  'Priya',
  'Rahul',
  'Rajesh',
  'Ramesh',
  'Rekha',
  'Rohan',
  'Sanjay',
  'Saranya',
  'Selvi',
  'Shabnam',
  'Shankar',
  'Shreya',
  'Sneha',
  'Sridhar',
  'Sunita',
  'Suresh',
  'Tanvi',
  'Thomas',
  'Uma',
  'Usha',
  'Varun',
  'Vasanthi',
  'Vijay',
  'Vimala',
  'Yamini',
  'Zubin',
] as const
const initials = ['A', 'B', 'D', 'G', 'K', 'M', 'N', 'P', 'R', 'S', 'T', 'V'] as const

const medicineTexts: Record<3 | 4 | 5, readonly string[]> = {
  5: [
    'Same medicine that my doctor wrote, sealed strip and a long expiry date. Will order again.',
    'Came the next day, well packed. Much cheaper than the shop at the corner.',
    'My mother takes this every month and it is always in stock here.',
    'Original product with proper bill. The batch number matched the strip.',
    'Prescription was checked quickly and the parcel reached before evening.',
    'Price is fair and packing was neat. Expiry is more than a year away.',
    'Ordered three strips, all intact. Very satisfied.',
  ],
  4: [
    'Good service, delivery took one day longer than promised.',
    'Genuine medicine. The outer box was a little crushed, strips were fine.',
    'Works as the doctor said. Would like a bigger pack.',
    'Good price. Expiry was ten months away, hoped for more.',
    'All fine, only the invoice came by mail a day later.',
  ],
  3: [
    'Medicine is fine but delivery was slow this time.',
    'Okay. The price went up a little since my last order.',
    'Got a different maker last month, this one is the same salt.',
  ],
}

const goodTexts: Record<3 | 4 | 5, readonly string[]> = {
  5: [
    'Exactly as in the picture. Very happy with the quality.',
    'Using it for three weeks and it does what it says. Good value.',
    'Best price I found online, and it came in two days.',
    'Bought for my parents, they find it easy to use.',
    'Second time I am buying this. Recommended.',
    'Fresh stock and well sealed.',
    'Whole family uses it now.',
  ],
  4: [
    'Good product, the packing could be better.',
    'Nice quality for the price. Delivery on time.',
    'Happy with it. One star less as the cap was loose.',
    'Does the job. The smaller size is handy for travel.',
    'Good, but the instructions are in very small print.',
  ],
  3: ['Average. Fine for the price.', 'Okay product, I expected a little more.', 'Good but came late.'],
}

const poorTexts = [
  'Parcel came late and the box was damaged. Support replaced it.',
  'Did not suit me. Returned without trouble.',
  'Not worth the money for me.',
] as const

/** The customers who wrote the reviews; they have no way to sign in. */
export function seedReviewers(): CatalogueReviewer[] {
  return firstNames.flatMap((first, index) =>
    [0, 5].map((shift) => ({
      id: `reviewer-${String(index * 2 + (shift === 0 ? 1 : 2)).padStart(3, '0')}`,
      username: `${first} ${initials[(index + shift) % initials.length]}`,
    })),
  )
}

function ratingOf(random: number): 1 | 2 | 3 | 4 | 5 {
  if (random < 0.5) return 5
  if (random < 0.82) return 4
  if (random < 0.93) return 3
  return random < 0.975 ? 2 : 1
}

function textOf(rating: 1 | 2 | 3 | 4 | 5, isGeneral: boolean, pick: <T>(list: readonly T[]) => T): string {
  if (rating < 3) return pick(poorTexts)
  const texts = isGeneral ? goodTexts : medicineTexts
  return pick(texts[rating as 3 | 4 | 5])
}

/**
 * Popular products have more reviews, about a third have none, and nobody reviews a product twice.
 *
 * @param at - Reviews lie in the 400 days before it.
 */
export function seedReviews(
  products: readonly CatalogueProduct[],
  reviewers: readonly CatalogueReviewer[],
  at: Date,
): CatalogueReview[] {
  const reviews: CatalogueReview[] = []
  for (const product of products) {
    const random = createPrng(`reviews of ${product.slug}`)
    if (random.next() < 0.33) continue
    const count = Math.min(14, Math.ceil((product.popularity / 10_000) * random.int(3, 16)))
    const first = random.int(0, reviewers.length - 1)
    const seenTexts = new Set<string>()
    for (let index = 0; index < count; index++) {
      // 25 is prime to the 144 reviewers, so the walk meets each at most once.
      const reviewer = reviewers[(first + index * 25) % reviewers.length]
      const rating = ratingOf(random.next())
      const review = textOf(rating, product.isGeneralProduct, random.pick)
      const minutesAgo = random.int(600, 400 * 24 * 60)
      if (reviewer === undefined || seenTexts.has(review)) continue
      seenTexts.add(review)
      reviews.push({
        id: `review-${product.id}-${index + 1}`,
        productId: product.id,
        reviewerId: reviewer.id,
        username: reviewer.username,
        rating,
        review,
        date: new Date(at.getTime() - minutesAgo * 60_000).toISOString(),
      })
    }
  }
  return reviews
}
