import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { orderFixture } from '@dawakit/testing/fixtures/orders'
import { coughSyrup, paracetamol, productFixture } from '@dawakit/testing/fixtures/products'
import { cutOff } from '@dawakit/testing/story-answers'
import { OrderAgain } from '@dawakit/widgets/order-again'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'

const press: StoryObj['play'] = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: /^Order again/ }))
}

const meta: Meta<typeof OrderAgain> = {
  title: 'Orders/Order again',
  component: OrderAgain,
  args: { order: orderFixture(), cartHref: '/cart' },
  parameters: { shop: { user: customerFixture(), state: { orders: [orderFixture()] } } },
}
export default meta
type Story = StoryObj<typeof OrderAgain>

export const AtRest: Story = {}
export const AllOfIt: Story = { play: press }
export const SoldOutWithSubstitute: Story = {
  parameters: {
    shop: {
      state: {
        products: [
          { ...paracetamol, salesPrice: 26 },
          { ...coughSyrup, totalStocks: 0 },
          productFixture({
            _id: 'p-other-syrup',
            name: 'Tulsi Cough Syrup',
            salesPrice: 95,
            purchasedPrice: 100,
            saltComposition: coughSyrup.saltComposition,
          }),
        ],
      },
    },
  },
  play: press,
}
export const NothingOfIt: Story = { parameters: { shop: { state: { products: [] } } }, play: press }
export const NotReached: Story = { parameters: { shop: cutOff('GET /get/product') }, play: press }

export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
