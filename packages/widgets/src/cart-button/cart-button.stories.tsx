import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { amoxicillin, paracetamol } from '@dawakit/testing/fixtures/products'
import { CartButton } from '@dawakit/widgets/cart-button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'

const meta: Meta<typeof CartButton> = {
  title: 'Shopping/Cart button',
  component: CartButton,
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
  await userEvent.click(await within(canvasElement).findByRole('button', { name: /Cart/ }))
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

export const Dark: Story = { ...MiniCart, globals: { theme: 'dark' } }
export const PartnerBrand: Story = { ...MiniCart, globals: { theme: 'partner' } }
