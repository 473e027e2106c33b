import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { amoxicillin, coughSyrup, longNamed, paracetamol } from '@dawakit/testing/fixtures/products'
import { cutOff, waiting } from '@dawakit/testing/story-answers'
import { CartDrawer } from '@dawakit/widgets/cart-drawer'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

const meta: Meta<typeof CartDrawer> = {
  title: 'Shopping/Cart drawer',
  component: CartDrawer,
  parameters: {
    shop: {
      overlay: 'cart',
      cart: [
        [paracetamol, 2],
        [amoxicillin, 1],
        [coughSyrup, 3],
      ],
    },
    docs: { story: { inline: false, height: '640px' } },
  },
}
export default meta
type Story = StoryObj<typeof CartDrawer>

export const Guest: Story = {}
export const Customer: Story = { parameters: { shop: { user: customerFixture() } } }
export const Empty: Story = { parameters: { shop: { cart: [] } } }
export const Busy: Story = {
  parameters: {
    shop: {
      user: customerFixture(),
      ...waiting('PUT /update/cartQuantity'),
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: 'One more of Paracetamol 650 Tablet' }),
    )
  },
}
export const ChangeFailed: Story = {
  parameters: { shop: { user: customerFixture(), ...cutOff('PUT /update/cartQuantity') } },
  play: async (context) => {
    await Busy.play?.(context)
    const alert = within(await within(context.canvasElement).findByRole('alert'))
    await expect(await alert.findByText(/Could not connect/)).toBeVisible()
  },
}
/** The browser keeps nothing of what changes: the cart says so, and leads to the login. */
export const NothingKept: Story = {
  parameters: { shop: { isStorageFull: true } },
  play: async (context) => {
    await Busy.play?.(context)
    const warning = await within(context.canvasElement).findByRole('button', { name: /^This browser keeps/ })
    await expect(warning).toBeVisible()
  },
}
export const LongNames: Story = {
  parameters: {
    shop: {
      cart: [
        [longNamed, 100],
        [paracetamol, 1],
      ],
    },
  },
}
export const WithCartPage: Story = { args: { cartHref: '#cart' } }

export const OneLine: Story = { parameters: { shop: { cart: [[paracetamol, 1]] } } }
export const Dark: Story = { ...Guest, globals: { theme: 'dark' } }
export const PartnerBrand: Story = { ...Guest, globals: { theme: 'partner' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
