import { continueOnStore } from '@dawakit/core/refusals'
import { customerFixture } from '@dawakit/testing/fixtures/customers'
import {
  cancelledOrder,
  deliveredOrder,
  orderFixture,
  ordersByPayment,
  ordersByReview,
  shipmentFixture,
} from '@dawakit/testing/fixtures/orders'
import { coughSyrup, paracetamol } from '@dawakit/testing/fixtures/products'
import { cutOff, refusing, waiting } from '@dawakit/testing/story-answers'
import { OrderTracker } from '@dawakit/widgets/order-tracker'
import type { Meta, StoryObj } from '@storybook/react-vite'

const meta: Meta<typeof OrderTracker> = {
  title: 'Orders/Order tracker',
  component: OrderTracker,
  parameters: { docs: { anatomy: 'payment-due' } },
}
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
export const OneParcel: Story = {
  args: { order: orderFixture({ deliveryStatus: 'pickedUp', shipments: [shipmentFixture()] }) },
}
const [tablets = [], syrup = []] = shipmentFixture().lines.map((line) => [line])
export const PartFirst: Story = {
  args: {
    order: orderFixture({ deliveryStatus: 'pickedUp', shipments: [shipmentFixture({ lines: tablets })] }),
  },
}
export const SeveralParcels: Story = {
  args: {
    order: orderFixture({
      deliveryStatus: 'onTheWay',
      shipments: [
        shipmentFixture({ lines: tablets, state: 'delivered', deliveredAt: '2026-11-12T06:30:00.000Z' }),
        shipmentFixture({
          number: 2,
          lines: syrup,
          state: 'onTheWay',
          courier: 'Our own delivery',
          trackingNumber: '',
          trackingUrl: '',
        }),
      ],
    }),
  },
}
export const Delivered: Story = { args: { order: deliveredOrder } }
export const Cancelled: Story = { args: { order: cancelledOrder } }
export const PaymentDue: Story = {
  args: { order: ordersByPayment.due(Date.now()), checkoutHref: '#checkout' },
  parameters: {
    shop: {
      cart: [
        [paracetamol, 2],
        [coughSyrup, 1],
      ],
    },
  },
}
export const PaymentDueOfAnotherCart: Story = { args: { order: ordersByPayment.due(Date.now()) } }
export const PaymentLapsed: Story = { args: { order: ordersByPayment.lapsed } }
export const PaymentChecking: Story = { args: { order: ordersByPayment.checking } }
export const PaidOnline: Story = { args: { order: ordersByPayment.paid } }
export const RefundUnderway: Story = { args: { order: ordersByPayment.refundUnderway } }
export const Refunded: Story = { args: { order: ordersByPayment.refunded } }
export const PartlyRefunded: Story = { args: { order: ordersByPayment.partlyRefunded } }
export const WaitingForPharmacist: Story = { args: { order: ordersByReview.waiting } }
export const AskedByPharmacist: Story = { args: { order: ordersByReview.asked } }
export const FewerThanOrdered: Story = { args: { order: ordersByReview.fewer } }
export const EndedByPharmacy: Story = { args: { order: ordersByReview.declined } }
export const Brief: Story = { args: { order: orderFixture(), isBrief: true } }
export const NothingOrdered: Story = {
  args: { orderId: 'latest' },
  parameters: { shop: { user: customerFixture(), state: { orders: [] } } },
}
export const LatestUnreached: Story = {
  args: { orderId: 'latest' },
  parameters: { shop: { user: customerFixture(), ...cutOff('GET /get/orderByUserId') } },
}
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
export const PlacedOnTheStore: Story = {
  args: { orderId: 'o-1' },
  parameters: {
    shop: { user: customerFixture(), ...refusing('GET /get/userOrder', 403, continueOnStore) },
  },
}
export const Guest: Story = { args: { orderId: 'o-1' } }
export const Failed: Story = {
  args: { orderId: 'o-1' },
  parameters: { shop: { user: customerFixture(), ...cutOff('GET /get/userOrder') } },
}

export const Dark: Story = { ...Pending, globals: { theme: 'dark' } }
export const RightToLeft: Story = { ...Pending, globals: { direction: 'rtl' } }
