import { customerFixture, homeAddress } from '@dawakit/testing/fixtures/customers'
import {
  cancelledOrder,
  deliveredOrder,
  orderFixture,
  ordersByReview,
} from '@dawakit/testing/fixtures/orders'
import { longNamed } from '@dawakit/testing/fixtures/products'
import { cutOff, waiting } from '@dawakit/testing/story-answers'
import { OrderDetail } from '@dawakit/widgets/order-detail'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'

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
const ofReview = (state: keyof typeof ordersByReview): Story => ({
  parameters: { shop: { state: { orders: [ordersByReview[state]] } } },
})
export const WaitingForPharmacist: Story = ofReview('waiting')
export const Asked: Story = ofReview('asked')
export const Fewer: Story = ofReview('fewer')
export const DeclinedByPharmacy: Story = ofReview('declined')
export const NotFound: Story = { args: { orderId: 'o-9' } }
export const Loading: Story = { parameters: { shop: waiting('GET /get/userOrder') } }
export const Failed: Story = { parameters: { shop: cutOff('GET /get/userOrder') } }
export const Guest: Story = { parameters: { shop: { user: null } } }
export const LongNames: Story = {
  parameters: {
    shop: {
      state: {
        orders: [
          orderFixture({
            products: orderFixture().products.map((line) => ({ ...line, name: longNamed.name })),
            shippingAddress: {
              ...homeAddress,
              name: 'Meenakshi Sundaramoorthy Venkataraghavan Iyengar',
              streetName: 'Sri Krishna Rajendra Wadiyar Memorial Cross Street, Second Stage Extension',
            },
          }),
        ],
      },
    },
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
