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
import { cutOff, waiting } from '@dawakit/testing/story-answers'
import { ProductCard, ProductCardById, ProductCardSkeleton } from '@dawakit/widgets/product-card'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

const drawn = (product: typeof paracetamol) => ({
  ...summaryOf(product),
  thumbnailUrl: drawnPack(product.name, product.dosageForm),
})

const meta: Meta<typeof ProductCard> = {
  title: 'Shopping/Product card',
  component: ProductCard,
  args: { product: drawn(paracetamol), headingLevel: 2 },
  parameters: { docs: { anatomy: 'prescription-needed' } },
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
export const InCartToRemove: Story = { ...InCart, args: { inCart: 'remove' } }

const press = async (canvasElement: HTMLElement, name: RegExp | string) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name }))

/** From the button to two pieces. */
export const Counted: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, /^Add to Cart/)
    await press(canvasElement, /^One more of/)
    const count = within(canvasElement).getByRole('textbox', { name: /^Quantity of/ })
    await waitFor(() => expect(count).toHaveValue('2'))
  },
}

/** One fewer than one: the button is back, with the focus. */
export const CountedToNone: Story = {
  ...InCart,
  play: async ({ canvasElement }) => {
    await press(canvasElement, /^One fewer of/)
    await expect(await within(canvasElement).findByRole('button', { name: /^Add to Cart/ })).toHaveFocus()
  },
}

/** All that the shop has is in the cart. */
export const LastPiecesInCart: Story = {
  args: { product: drawn(coughSyrup) },
  parameters: { shop: { cart: [[coughSyrup, coughSyrup.totalStocks]] } },
}

export const MoreThanThereAre: Story = {
  ...LastPiecesInCart,
  play: async ({ canvasElement }) => {
    const count = await within(canvasElement).findByRole('textbox', { name: /^Quantity of/ })
    await userEvent.type(count, '9{Enter}')
  },
}

export const CountOnItsWay: Story = {
  parameters: {
    shop: {
      user: customerFixture({ cart: [{ ...summaryOf(paracetamol), quantity: 1, variant: null }] }),
      ...waiting('PUT /update/cartQuantity'),
    },
  },
  play: async ({ canvasElement }) => press(canvasElement, /^One more of/),
}

export const PrescriptionNeeded: Story = { args: { product: drawn(amoxicillin) } }
export const LowStock: Story = { args: { product: drawn(coughSyrup) } }
export const NotRated: Story = {
  args: { product: { ...drawn(paracetamol), ratingAverage: 0, ratingCount: 0, reviews: [] } },
}
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

/** It is kept cold on its way. */
export const ColdChain: Story = { args: { product: { ...drawn(insulin), totalStocks: 40 } } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
