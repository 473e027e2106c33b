import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { insulin, paracetamol, summaryOf } from '@dawakit/testing/fixtures/products'
import { BuyButtons } from '@dawakit/widgets/buy-buttons'
import type { Meta, StoryObj } from '@storybook/react-vite'

const meta: Meta<typeof BuyButtons> = {
  title: 'Shopping/Buy buttons',
  component: BuyButtons,
  args: { product: summaryOf(paracetamol), cartHref: '#cart', checkoutHref: '#checkout' },
}
export default meta
type Story = StoryObj<typeof BuyButtons>

export const InStock: Story = {}
export const InCart: Story = { parameters: { shop: { cart: [[paracetamol, 1]] } } }
export const OutOfStock: Story = { args: { product: summaryOf(insulin) } }
export const Notified: Story = {
  args: { product: summaryOf(insulin) },
  parameters: {
    shop: {
      user: customerFixture(),
      state: { stockRequests: [{ user: 'u-kavitha', product: 'p-insulin' }] },
    },
  },
}
export const NotForSale: Story = { args: { product: { ...summaryOf(paracetamol), isForSale: false } } }
export const InABar: Story = { args: { place: 'bar' } }

export const LowStock: Story = { args: { product: { ...summaryOf(paracetamol), totalStocks: 2 } } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
