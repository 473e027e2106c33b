import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { drawnPack } from '@dawakit/testing/fixtures/drawn-pack'
import {
  amoxicillin,
  coughSyrup,
  insulin,
  longNamed,
  paracetamol,
  summaryOf,
} from '@dawakit/testing/fixtures/products'
import { cutOff } from '@dawakit/testing/story-answers'
import { ProductCard, ProductCardById, ProductCardSkeleton } from '@dawakit/widgets/product-card'
import type { Meta, StoryObj } from '@storybook/react-vite'

const drawn = (product: typeof paracetamol) => ({
  ...summaryOf(product),
  thumbnailUrl: drawnPack(product.name, product.dosageForm),
})

const meta: Meta<typeof ProductCard> = {
  title: 'Shopping/Product card',
  component: ProductCard,
  args: { product: drawn(paracetamol), headingLevel: 2 },
  decorators: [
    (Story) => (
      <div style={{ width: 220 }}>
        <Story />
      </div>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof ProductCard>

export const InStock: Story = {}
export const InCart: Story = { parameters: { shop: { cart: [[paracetamol, 1]] } } }
export const PrescriptionNeeded: Story = { args: { product: drawn(amoxicillin) } }
export const LowStock: Story = { args: { product: drawn(coughSyrup) } }
export const OutOfStock: Story = { args: { product: drawn(insulin) } }
export const Notified: Story = {
  args: { product: drawn(insulin) },
  parameters: {
    shop: {
      user: customerFixture(),
      state: { stockRequests: [{ user: 'u-kavitha', product: 'p-insulin' }] },
    },
  },
}
export const LongName: Story = {
  args: {
    product: drawn(longNamed),
  },
}
export const NotForSale: Story = { args: { product: { ...drawn(paracetamol), isForSale: false } } }
export const Loading: Story = { render: () => <ProductCardSkeleton /> }
export const FetchedById: Story = {
  render: () => <ProductCardById productId={paracetamol._id} headingLevel={2} />,
}
export const UnknownId: Story = { render: () => <ProductCardById productId="nothing" headingLevel={2} /> }
export const FailedToFetch: Story = {
  ...FetchedById,
  parameters: {
    shop: cutOff('GET /get/productBySlug'),
  },
}
