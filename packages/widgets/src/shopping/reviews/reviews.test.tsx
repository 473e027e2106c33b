import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { deliveredOrder } from '@dawakit/testing/fixtures/orders'
import { paracetamol } from '@dawakit/testing/fixtures/products'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible, renderShop } from '../../../test/render-shop.tsx'
import { Reviews } from './index.ts'

const review = (userId: string, rating: number) => ({
  rating,
  review: `Worked, says ${userId}`,
  date: '2026-10-01T06:00:00.000Z',
  username: `Name of ${userId}`,
  userId,
  email: '',
})
const reviewed = { ...paracetamol, reviews: [review('u-1', 5), review('u-2', 4), review('u-3', 4)] }
const bought = () => ({
  signedInAs: customerFixture(),
  state: { orders: [structuredClone(deliveredOrder)], products: [structuredClone(reviewed)] },
})

describe('Reviews', () => {
  it('is accessible', async () => {
    await renderShop(<Reviews product={reviewed} />, bought())
    await screen.findByRole('button', { name: 'Submit Review' })
    await expectAccessible()
  })

  it('shows the average in half stars and the distribution in percent', async () => {
    await renderShop(<Reviews product={reviewed} />)
    expect(screen.getByText('4.3')).toBeDefined()
    expect(screen.getByText('3 reviews')).toBeDefined()
    const [average] = screen.getAllByRole('img')
    expect(average?.getAttribute('aria-label')).toContain('4.5')
    const bars = screen.getAllByRole('progressbar')
    expect(bars.map((bar) => bar.getAttribute('aria-label'))).toEqual([
      '5 stars: 33%',
      '4 stars: 67%',
      '3 stars: 0%',
      '2 stars: 0%',
      '1 star: 0%',
    ])
  })

  it('lets a buyer write, with five stars to begin with, and shows the review', async () => {
    const { user, server } = await renderShop(<Reviews product={reviewed} />, bought())
    const submit = await screen.findByRole('button', { name: 'Submit Review' })
    expect(screen.getByRole('radio', { name: '5 stars' })).toHaveProperty('checked', true)
    await user.click(submit)
    expect(screen.getByText('Please enter a review')).toBeDefined()
    await user.click(screen.getByRole('radio', { name: '3 stars' }))
    await user.type(screen.getByLabelText('Your review'), 'Quick relief')
    await user.click(submit)
    expect(await screen.findByText('4 reviews')).toBeDefined()
    expect(server.requestsOf('POST /post/review')[0]?.body).toMatchObject({
      productId: 'p-paracetamol',
      review: { rating: 3, review: 'Quick relief', userId: 'u-kavitha', username: 'Kavitha' },
    })
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Update Review' }))
  })

  it('lets a reviewer update the one review', async () => {
    const mine = { ...reviewed, reviews: [...reviewed.reviews, review('u-kavitha', 2)] }
    const { user, server } = await renderShop(<Reviews product={mine} />, {
      ...bought(),
      state: { orders: [deliveredOrder], products: [structuredClone(mine)] },
    })
    const text = await screen.findByLabelText('Your review')
    expect(text).toHaveProperty('value', 'Worked, says u-kavitha')
    expect(screen.getByRole('radio', { name: '2 stars' })).toHaveProperty('checked', true)
    await user.type(text, ' again')
    await user.click(screen.getByRole('button', { name: 'Update Review' }))
    await waitFor(() =>
      expect(within(screen.getAllByRole('list')[1]!).getByText('Worked, says u-kavitha again')).toBeDefined(),
    )
    expect(server.requestsOf('POST /post/updateReview')[0]?.body).toMatchObject({
      productId: 'p-paracetamol',
      userId: 'u-kavitha',
      reviewData: { rating: 2, review: 'Worked, says u-kavitha again' },
    })
  })

  it('asks a guest to log in and others to buy, without a form', async () => {
    const { user, shop, container } = await renderShop(<Reviews product={reviewed} />)
    await user.click(screen.getByRole('button', { name: 'Login to review' }))
    expect(shop.$overlay.get()?.name).toBe('login')
    container.remove()
    await renderShop(<Reviews product={reviewed} />, { signedInAs: customerFixture() })
    expect(await screen.findByText('Buy this product to post reviews')).toBeDefined()
    expect(screen.queryByLabelText('Your review')).toBeNull()
  })

  it('asks who waits for the product to wait with the review', async () => {
    await renderShop(<Reviews product={reviewed} />, {
      signedInAs: customerFixture(),
      state: { orders: [{ ...structuredClone(deliveredOrder), deliveryStatus: 'onTheWay' }] },
    })
    expect(await screen.findByText('You can review this product once it has been delivered')).toBeDefined()
    expect(screen.queryByLabelText('Your review')).toBeNull()
  })

  it('keeps the words when the review could not be saved', async () => {
    const { user, server } = await renderShop(<Reviews product={reviewed} />, bought())
    server.answer('POST /post/review', new Response('', { status: 500 }))
    await user.type(await screen.findByLabelText('Your review'), 'Quick relief')
    await user.click(screen.getByRole('button', { name: 'Submit Review' }))
    expect(await screen.findByText('Something went wrong')).toBeDefined()
    expect(screen.getByLabelText('Your review')).toHaveProperty('value', 'Quick relief')
  })
})
