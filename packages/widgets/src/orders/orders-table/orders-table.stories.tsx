import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { cancelledOrder, deliveredOrder, orderFixture } from '@dawakit/testing/fixtures/orders'
import { longNamed } from '@dawakit/testing/fixtures/products'
import { cutOff, waiting } from '@dawakit/testing/story-answers'
import { OrdersTable } from '@dawakit/widgets/orders-table'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

const orders = [
  orderFixture(),
  deliveredOrder,
  cancelledOrder,
  ...Array.from({ length: 9 }, (_, index) =>
    orderFixture({ _id: `o-1${index}`, orderNumber: `DK-2610-0000${index}0` }),
  ),
]
const meta: Meta<typeof OrdersTable> = {
  title: 'Orders/Orders table',
  component: OrdersTable,
  args: { orderHref: (id) => `#${id}` },
  parameters: { shop: { user: customerFixture(), state: { orders } }, docs: { anatomy: 'expanded' } },
}
export default meta
type Story = StoryObj<typeof OrdersTable>

export const Orders: Story = {}

export const Expanded: Story = {
  play: async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByRole('button', { name: /^Show the products/ })
    await userEvent.click(first as Element)
  },
}

export const Tracking: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Track order DK-2611-000002' }))
    await expect(await canvas.findByRole('dialog', { name: 'Track Your Order' })).toBeVisible()
  },
}

export const InvoiceOpen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Invoice of order DK-2611-000002' }))
    await canvas.findByText('INV/26-27/000001')
  },
}

export const NotFound: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findAllByRole('rowheader')
    await userEvent.type(canvas.getByPlaceholderText('Type And Enter'), 'insulin{Enter}')
    await expect(await canvas.findByText('Order not found')).toBeVisible()
  },
}

export const NoOrders: Story = { parameters: { shop: { state: { orders: [] } } } }

export const Loading: Story = {
  parameters: {
    shop: waiting('GET /get/orderByUserId'),
  },
}
export const Failed: Story = { parameters: { shop: cutOff('GET /get/orderByUserId') } }
export const Guest: Story = { parameters: { shop: { user: null } } }
export const LongNames: Story = {
  ...Expanded,
  parameters: {
    shop: {
      state: {
        orders: [
          orderFixture({
            products: orderFixture().products.map((line) => ({ ...line, name: longNamed.name })),
          }),
        ],
      },
    },
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
