import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { deliveredOrder } from '@dawakit/testing/fixtures/orders'
import { paracetamol } from '@dawakit/testing/fixtures/products'
import { Reviews } from '@dawakit/widgets/reviews'
import type { Meta, StoryObj } from '@storybook/react-vite'

const review = (userId: string, rating: number, text: string) => ({
  rating,
  review: text,
  date: '2026-10-01T06:00:00.000Z',
  username: userId,
  userId,
  email: '',
})
// Without its HTML, which only the API can vouch for: what is shown here can be typed off.
const unrated = { ...paracetamol, longListDescription: '' as const }
const product = {
  ...unrated,
  reviews: [
    review('Senthil', 5, 'Quick relief and well packed.'),
    review('Fathima', 4, 'Came in two days.'),
    review('Arjun', 4, 'Good price.'),
  ],
}
const meta: Meta<typeof Reviews> = { title: 'Shopping/Reviews', component: Reviews, args: { product } }
export default meta
type Story = StoryObj<typeof Reviews>

export const Guest: Story = {}
export const NotBought: Story = { parameters: { shop: { user: customerFixture() } } }
export const Bought: Story = {
  parameters: { shop: { user: customerFixture(), state: { orders: [deliveredOrder] } } },
}
export const Ordered: Story = {
  parameters: {
    shop: {
      user: customerFixture(),
      state: { orders: [{ ...deliveredOrder, deliveryStatus: 'confirmed' as const }] },
    },
  },
}
export const Reviewed: Story = {
  args: { product: { ...product, reviews: [...product.reviews, review('u-kavitha', 3, 'It is fine.')] } },
  parameters: { shop: { user: customerFixture() } },
}
export const None: Story = { args: { product: unrated } }
export const LongReview: Story = {
  args: {
    product: {
      ...product,
      reviews: [
        review(
          'Meenakshi Sundaramoorthy Venkataraghavan Iyengar',
          2,
          `${'It came late and the strip was bent, but every tablet was whole. '.repeat(6)}${'soooo'.repeat(20)}`,
        ),
      ],
    },
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
