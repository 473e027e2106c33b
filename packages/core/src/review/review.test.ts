import type { DeliveryStatus } from '@dawakit/core/contract'
import { boughtIn, checkReview, reviewStatistics } from '@dawakit/core/review'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const rated = (...ratings: number[]) => ratings.map((rating) => ({ rating }))

describe('reviewStatistics', () => {
  it('shows half stars and a distribution in percent', () => {
    expect(reviewStatistics(rated(5, 5, 4))).toEqual({
      average: 14 / 3,
      halfStars: 4.5,
      count: 3,
      distribution: [
        { stars: 5, count: 2, percent: 67 },
        { stars: 4, count: 1, percent: 33 },
        { stars: 3, count: 0, percent: 0 },
        { stars: 2, count: 0, percent: 0 },
        { stars: 1, count: 0, percent: 0 },
      ],
    })
  })

  it('is all 0 without a review', () => {
    const { average, halfStars, count, distribution } = reviewStatistics([])
    expect([average, halfStars, count]).toEqual([0, 0, 0])
    expect(distribution.every(({ percent }) => percent === 0)).toBe(true)
  })

  it('sums to 100 percent and gives no star a percent that nobody gave', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 }), (ratings) => {
        const { distribution, halfStars } = reviewStatistics(rated(...ratings))
        expect(distribution.reduce((sum, { percent }) => sum + percent, 0)).toBe(100)
        for (const { count, percent } of distribution) if (count === 0) expect(percent).toBe(0)
        expect(Number.isInteger(halfStars * 2)).toBe(true)
      }),
    )
  })
})

describe('checkReview', () => {
  type Checked = Parameters<typeof checkReview>[0]
  const good = {
    review: 'Helped',
    rating: 5,
    isSignedIn: true,
    bought: 'delivered',
    hasReviewed: false,
  } satisfies Checked

  it.each<[string, Partial<Checked>]>([
    ['Please enter a review', { review: ' ', isSignedIn: false }],
    ['Login to review', { isSignedIn: false, bought: null }],
    ['Buy this product to post reviews', { bought: null, hasReviewed: true }],
    ['You can review this product once it has been delivered', { bought: 'ordered', hasReviewed: true }],
    ['You have already reviewed', { hasReviewed: true, rating: 9 }],
    ['Rating must be from 1 to 5', { rating: 0 }],
    ['Rating must be from 1 to 5', { rating: 6 }],
    ['Rating must be from 1 to 5', { rating: 4.5 }],
  ])('says %s, and the first reason first', (sentence, change) => {
    expect(checkReview({ ...good, ...change })?.text).toBe(sentence)
  })

  it('lets a buyer review', () => {
    expect(checkReview(good)).toBeNull()
  })

  it('knows from their orders who has got it, and who waits for it; cancelled ones aside', () => {
    const order = (id: string, deliveryStatus: DeliveryStatus, isCanceled = false) => ({
      isCanceled,
      deliveryStatus,
      products: [{ _id: id }],
    })
    const orders = [
      order('dolo', 'delivered'),
      order('dolo', 'pending'),
      order('ors', 'onTheWay'),
      order('zinc', 'pending', true),
    ]
    expect(['dolo', 'ors', 'zinc', 'soap'].map((id) => boughtIn(orders, id))).toEqual([
      'delivered',
      'ordered',
      null,
      null,
    ])
  })
})
