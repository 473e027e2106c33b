import { OrderDetail } from '@dawakit/widgets/order-detail'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { customerFixture } from '../../test/fixtures/customers.ts'
import { cancelledOrder, deliveredOrder, orderFixture } from '../../test/fixtures/orders.ts'

const meta: Meta<typeof OrderDetail> = {
  title: 'Orders/Order detail',
  component: OrderDetail,
  args: { orderId: 'o-1' },
  parameters: {
    shop: { user: customerFixture(), state: { orders: [orderFixture(), deliveredOrder, cancelledOrder] } },
  },
}
export default meta
type Story = StoryObj<typeof OrderDetail>

export const Pending: Story = {}
export const Delivered: Story = { args: { orderId: 'o-2' } }
export const Cancelled: Story = { args: { orderId: 'o-3' } }
export const Cancelling: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Cancel Order' }))
  },
}
export const NotFound: Story = { args: { orderId: 'o-9' } }
