import { buyerFixture } from '@dawakit/testing/fixtures/basket'
import {
  amoxicillin,
  coughSyrup,
  insulin,
  longNamed,
  paracetamol,
  summaryOf,
} from '@dawakit/testing/fixtures/products'
import { cutOff } from '@dawakit/testing/story-answers'
import { CartPage } from '@dawakit/widgets/cart-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'

const meta: Meta<typeof CartPage> = {
  title: 'Checkout/Cart page',
  component: CartPage,
  args: { checkoutHref: '#checkout', shopHref: '#', productHref: () => '#', onBack: () => {} },
  parameters: { shop: { user: buyerFixture() } },
}
export default meta
type Story = StoryObj<typeof CartPage>

export const Full: Story = {}
export const WithCoupon: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText('Coupon code'), 'FEVER10{Enter}')
    await canvas.findByText('FEVER10: 10% off')
  },
}
export const NoLongerToBeBought: Story = {
  parameters: {
    shop: {
      user: buyerFixture({
        cart: [
          { ...summaryOf(insulin), quantity: 1, variant: null },
          { ...summaryOf(coughSyrup), totalStocks: 2, quantity: 3, variant: null },
          { ...summaryOf(amoxicillin), quantity: 1, variant: null },
          { ...summaryOf(paracetamol), quantity: 100, variant: null },
        ],
      }),
    },
  },
}
export const Resetting: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Reset Cart' }))
  },
}
export const Empty: Story = { parameters: { shop: { user: buyerFixture({ cart: [] }) } } }
export const ShopNotReached: Story = {
  parameters: { shop: { user: buyerFixture(), ...cutOff('POST /post/verifyToken') } },
}
export const CouponRefused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText('Coupon code'), 'NOSUCH{Enter}')
    await canvas.findByRole('alert')
  },
}
export const LongNames: Story = {
  parameters: {
    shop: { user: buyerFixture({ cart: [{ ...summaryOf(longNamed), quantity: 100, variant: null }] }) },
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
