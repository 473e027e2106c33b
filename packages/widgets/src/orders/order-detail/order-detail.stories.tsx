import { customerFixture, homeAddress } from '@dawakit/testing/fixtures/customers'
import { drawnPack } from '@dawakit/testing/fixtures/drawn-pack'
import {
  cancelledOrder,
  deliveredOrder,
  orderFixture,
  ordersByReview,
  returnFixture,
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
const ofReturns = (more: Partial<typeof deliveredOrder>): Story => ({
  args: { orderId: 'o-2' },
  parameters: { shop: { state: { orders: [{ ...deliveredOrder, ...more }] } } },
})
export const ReturnRequested: Story = ofReturns({ returns: [returnFixture()] })
export const ReturnDeclined: Story = ofReturns({
  returns: [
    returnFixture({
      state: 'declined',
      decision: 'The pack has been opened.',
      decidedAt: '2026-11-08T05:00:00.000Z',
      closedAt: '2026-11-08T05:00:00.000Z',
    }),
  ],
})
export const ReturnClosed: Story = ofReturns({
  paymentStatus: 'partlyRefunded',
  returns: [
    returnFixture({
      state: 'closed',
      decidedAt: '2026-11-08T05:00:00.000Z',
      receivedAt: '2026-11-10T05:00:00.000Z',
      closedAt: '2026-11-10T09:00:00.000Z',
    }),
  ],
  creditNotes: [{ id: 'cn-1', number: 'CN/26-27/000001' }],
})
export const ReturnWithPictures: Story = ofReturns({
  returns: [
    returnFixture({
      kind: 'damaged',
      reason: 'Both packs are crushed.',
      pictures: [
        { id: 'picture-1', imageUrl: drawnPack('Crushed pack', 'box') },
        { id: 'picture-2', imageUrl: drawnPack('Its parcel', 'box') },
      ],
    }),
  ],
})
export const CashOwed: Story = ofReturns({
  refunds: [{ amount: 40, state: 'underway', at: null, isByHand: true, needsPayTo: true }],
})
export const AskingForAReturn: Story = {
  parameters: {
    shop: {
      state: {
        orders: [
          {
            ...deliveredOrder,
            _id: 'o-1',
            deliveryStatusTiming: {
              ...deliveredOrder.deliveryStatusTiming,
              delivered: new Date().toISOString(),
            },
          },
        ],
      },
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Return Products' }))
  },
}
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
