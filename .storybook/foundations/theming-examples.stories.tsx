import './token-editor.css'
import type { Shop } from '@dawakit/client'
import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { deliveredOrder } from '@dawakit/testing/fixtures/orders'
import { amoxicillin, coughSyrup, longNamed, paracetamol } from '@dawakit/testing/fixtures/products'
import { AddressForm } from '@dawakit/widgets/address-form'
import { CartPage } from '@dawakit/widgets/cart-page'
import { RequestProduct } from '@dawakit/widgets/request-product'
import { Reviews } from '@dawakit/widgets/reviews'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { themingBlock } from './theming-blocks.ts'
import { Shelf } from './token-stage.tsx'

const shop = { cart: [[paracetamol, 2]] }
const basket = {
  user: customerFixture(),
  cart: [
    [paracetamol, 2],
    [amoxicillin, 1],
    [coughSyrup, 3],
    [longNamed, 1],
  ],
}

/** The examples of docs/theming.md, each by the very block that stands there. */
const meta: Meta = {
  title: 'Foundations/Theming examples',
  // The shelf's products and labels are its own.
  tags: ['own-words'],
  // The blocks count for a whole page: each story of the docs page has one of its own.
  parameters: { shop, docs: { story: { inline: false, height: '760px' } } },
}
export default meta
type Story = StoryObj

const Example = ({ name }: { name: Parameters<typeof themingBlock>[0] }) => (
  <style>{themingBlock(name)}</style>
)

/** Colours of a brand, controls like pills: pictures keep their own corners. */
export const Brand: Story = {
  globals: { theme: 'light' },
  render: () => (
    <div className="token-stage">
      <Example name="brand" />
      <Shelf />
    </div>
  ),
}

/** The same on a page with a cart, notes and a coupon. */
export const BrandOnTheCartPage: Story = {
  globals: { theme: 'light' },
  parameters: { shop: basket },
  render: () => (
    <>
      <Example name="brand" />
      <CartPage />
    </>
  ),
}

/** The same on forms: a field of several lines is no pill. */
export const BrandOnForms: Story = {
  globals: { theme: 'light' },
  parameters: {
    shop: {
      user: customerFixture(),
      state: { orders: [deliveredOrder] },
      arrange: (_server: unknown, { notify }: Shop) =>
        notify({
          kind: 'warning',
          title: 'Login to Checkout',
          text: 'Your cart stays as it is until you are back.',
          durationMs: 600_000,
        }),
    },
  },
  play: async ({ canvas }) => userEvent.click(await canvas.findByRole('button', { name: /review/i })),
  render: () => (
    <div className="token-stage dawa-widget">
      <Example name="brand" />
      <Reviews product={paracetamol} />
      <AddressForm onSaved={() => {}} />
    </div>
  ),
}

/** The same in a dialog. */
export const BrandInADialog: Story = {
  globals: { theme: 'light' },
  parameters: { shop: { user: customerFixture(), overlay: 'request-product' } },
  render: () => (
    <>
      <Example name="brand" />
      <RequestProduct />
    </>
  ),
}

/** A colour for light and one for dark in one line. */
export const PairInTheDark: Story = {
  globals: { theme: 'dark' },
  render: () => (
    <div className="token-stage">
      <Example name="pair" />
      <Shelf />
    </div>
  ),
}

/** Both said where the scheme is said, which no bundler settles. */
export const BothSaidInTheDark: Story = {
  globals: { theme: 'dark' },
  render: () => (
    <div className="token-stage">
      <Example name="bothSaid" />
      <Shelf />
    </div>
  ),
}

/** One rule for a part of every card. */
export const Parts: Story = {
  globals: { theme: 'light' },
  render: () => (
    <div className="token-stage">
      <Example name="parts" />
      <Shelf />
    </div>
  ),
}
