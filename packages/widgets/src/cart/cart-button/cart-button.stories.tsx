import { customerFixture } from '@dawakit/testing/fixtures/customers'
import {
  amoxicillin,
  coughSyrup,
  longNamed,
  paracetamol,
  summaryOf,
} from '@dawakit/testing/fixtures/products'
import { BuyButtons } from '@dawakit/widgets/buy-buttons'
import { CartButton } from '@dawakit/widgets/cart-button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

const meta: Meta<typeof CartButton> = {
  title: 'Shopping/Cart button',
  component: CartButton,
  parameters: { docs: { anatomy: 'mini-cart', story: { height: '420px' } } },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'flex-end', minHeight: 340 }}>
        <Story />
      </div>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof CartButton>

const press: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: /^Cart,/ }))
}

export const Empty: Story = {}
export const EmptyOpen: Story = { play: press }
export const Filled: Story = {
  parameters: {
    shop: {
      cart: [
        [paracetamol, 2],
        [amoxicillin, 1],
      ],
    },
  },
}
export const MiniCart: Story = { ...Filled, play: press }

export const SignedIn: Story = {
  parameters: { shop: { user: customerFixture(), cart: [[paracetamol, 2]] } },
  play: press,
}

export const SignedInElsewhere: Story = { ...SignedIn, args: { hideAccount: true } }

/** A guest on the way to the checkout is asked to sign in first. */
export const CheckoutByGuest: Story = {
  ...Filled,
  play: async (context) => {
    await press(context)
    const canvas = within(context.canvasElement)
    await userEvent.click(canvas.getByRole('link', { name: 'Checkout' }))
    await expect(canvas.getByRole('region', { name: 'My Cart' })).toBeVisible()
  },
}

export const CheckoutByCustomer: Story = {
  ...SignedIn,
  args: { checkoutHref: '#checkout', onCheckout: (event) => event.preventDefault() },
  play: async (context) => {
    await press(context)
    const canvas = within(context.canvasElement)
    await userEvent.click(canvas.getByRole('link', { name: 'Checkout' }))
    // The page goes to the checkout its own way: the mini-cart has done its part.
    await expect(canvas.queryByRole('region', { name: 'My Cart' })).toBeNull()
  },
}

/** The browser keeps nothing of what changes: the mini-cart says so, and leads to the login. */
export const NothingKept: Story = {
  parameters: { shop: { cart: [[paracetamol, 2]], isStorageFull: true } },
  render: (props) => (
    <>
      <BuyButtons product={summaryOf(coughSyrup)} cartHref="#cart" checkoutHref="#checkout" />
      <CartButton {...props} />
    </>
  ),
  play: async (context) => {
    const canvas = within(context.canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to Cart' }))
    await press(context)
    await expect(await canvas.findByRole('button', { name: /^This browser keeps/ })).toBeVisible()
  },
}

export const LongNames: Story = {
  parameters: { shop: { cart: [[longNamed, 100]] } },
  play: press,
}
export const Dark: Story = { ...MiniCart, globals: { theme: 'dark' } }
export const PartnerBrand: Story = { ...MiniCart, globals: { theme: 'partner' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
