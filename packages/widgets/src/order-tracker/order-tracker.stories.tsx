import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { cancelledOrder, deliveredOrder, orderFixture } from '@dawakit/testing/fixtures/orders'
import { cutOff, waiting } from '@dawakit/testing/story-answers'
import { OrderTracker } from '@dawakit/widgets/order-tracker'
import type { Meta, StoryObj } from '@storybook/react-vite'

const meta: Meta<typeof OrderTracker> = { title: 'Orders/Order tracker', component: OrderTracker }
export default meta
type Story = StoryObj<typeof OrderTracker>

export const Pending: Story = { args: { order: orderFixture() } }
export const OnTheWay: Story = {
  args: {
    order: orderFixture({
      deliveryStatus: 'onTheWay',
      deliveryStatusTiming: { ...deliveredOrder.deliveryStatusTiming, delivered: null },
    }),
  },
}
export const Delivered: Story = { args: { order: deliveredOrder } }
export const Cancelled: Story = { args: { order: cancelledOrder } }
export const Loading: Story = {
  args: { orderId: 'o-1' },
  parameters: {
    shop: {
      user: customerFixture(),
      ...waiting('GET /get/userOrder'),
    },
  },
}
export const NotFound: Story = {
  args: { orderId: 'o-9' },
  parameters: { shop: { user: customerFixture() } },
}
export const Guest: Story = { args: { orderId: 'o-1' } }
export const Failed: Story = {
  args: { orderId: 'o-1' },
  parameters: { shop: { user: customerFixture(), ...cutOff('GET /get/userOrder') } },
}
