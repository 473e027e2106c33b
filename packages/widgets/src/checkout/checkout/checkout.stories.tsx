import { errorAnswer } from '@dawakit/testing/contract-server'
import { buyerFixture, islandAddress, prescriptionBuyer } from '@dawakit/testing/fixtures/basket'
import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { DRAWN_GATEWAY } from '@dawakit/testing/fixtures/drawn-gateway'
import type { StoryShopOptions } from '@dawakit/testing/story-shop-options'
import { Checkout } from '@dawakit/widgets/checkout'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

const meta: Meta<typeof Checkout> = {
  title: 'Checkout/Checkout',
  component: Checkout,
  args: { ordersHref: '#orders' },
}
export default meta
type Story = StoryObj<typeof Checkout>

const shop = (options: StoryShopOptions) => ({ shop: options })

const pay: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  await userEvent.click(await canvas.findByRole('checkbox', { name: /Terms/ }))
  await userEvent.click(canvas.getByRole('button', { name: /^(Pay|Place Order)/ }))
}

export const OrderReview: Story = { parameters: shop({ user: buyerFixture() }) }

export const WithCoupon: Story = {
  parameters: shop({ user: buyerFixture() }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText('Coupon code'), 'FEVER10{Enter}')
    await canvas.findByText('FEVER10: 10% off')
  },
}

export const PrescriptionNeeded: Story = { parameters: shop({ user: prescriptionBuyer }) }

export const NoAddress: Story = { parameters: shop({ user: buyerFixture({ shippingAddresses: [] }) }) }

export const StateNotAvailable: Story = {
  parameters: shop({ user: buyerFixture({ shippingAddresses: [islandAddress] }) }),
}

export const TermsMissing: Story = {
  parameters: shop({ user: buyerFixture() }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^Place Order/ }))
    await expect(canvas.getByText('Please Accept Terms And Conditions')).toBeVisible()
  },
}

export const OrderFailed: Story = {
  parameters: shop({
    user: buyerFixture(),
    arrange: (server) => server.answer('POST /post/order', new Response('', { status: 502 })),
  }),
  play: async (context) => {
    await pay?.(context)
    await within(context.canvasElement).findByText('Failed to create order. Please try again.')
  },
}

export const PricesChanged: Story = {
  parameters: shop({
    user: buyerFixture(),
    arrange: (server) =>
      server.answer(
        'POST /post/order',
        errorAnswer(409, { code: 'totals-changed', text: 'Prices have changed. Please review your order' }),
      ),
  }),
  play: pay,
}

export const Placed: Story = {
  parameters: shop({ user: buyerFixture() }),
  play: async (context) => {
    await pay?.(context)
    await within(context.canvasElement).findByRole('link', { name: 'My Orders' })
  },
}

/** The page was left open until the delivery. */
export const PlacedAndDelivered: Story = {
  args: { ordersHref: undefined },
  parameters: shop({
    user: buyerFixture(),
    arrange: ({ state, answer }) =>
      answer('GET /get/userOrder', () => ({ data: { ...state.orders[0], deliveryStatus: 'delivered' } })),
  }),
  play: async (context) => {
    await pay?.(context)
    await within(context.canvasElement).findByRole('button', { name: 'Download invoice' })
  },
}

const payingBy = (gatewayPage: string): StoryShopOptions => ({
  user: buyerFixture(),
  arrange: ({ state, answer }) => {
    Object.assign(state.checkoutConfig, { paymentMethods: ['ccavenue'], gateway: 'ccavenue' })
    answer('POST /post/ccav/init', { data: { action: gatewayPage, fields: {} } })
  },
})

export const PaymentFrame: Story = {
  parameters: shop(payingBy(DRAWN_GATEWAY)),
  play: async (context) => {
    await pay?.(context)
    await within(context.canvasElement).findByTitle('Secure payment')
  },
}

/**
 * Says what the browser says when the page's policy keeps a gateway out, until the checkout has heard it: React lets it
 * listen some time after the frame is there to be seen.
 */
async function refuseByPolicy(canvasElement: HTMLElement, blockedURI: string) {
  const violation = { effectiveDirective: 'frame-src', blockedURI, disposition: 'enforce' }
  await waitFor(() => {
    document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), violation))
    return expect(within(canvasElement).getByText(/does not let the payment page in/)).toBeVisible()
  })
}

/** What the page's policy keeps out never says how tall it is: its page is an empty one. */
export const PaymentFrameBlocked: Story = {
  parameters: shop(payingBy('data:text/html,')),
  play: async (context) => {
    await PaymentFrame.play?.(context)
    await refuseByPolicy(context.canvasElement, 'null')
  },
}

/** The gateway's script has opened its popup, and the page's policy keeps out what should be in it. */
export const PopupBlocked: Story = {
  parameters: shop({
    user: buyerFixture(),
    arrange: ({ state }) => {
      Object.assign(state.checkoutConfig, {
        paymentMethods: ['razorpay', 'cod'],
        gateway: 'razorpay',
        gatewayScriptUrl: 'data:text/javascript,',
      })
    },
  }),
  beforeEach() {
    const page = window as { Razorpay?: unknown }
    page.Razorpay = class {
      on() {}
      open() {}
      close() {}
    }
    return () => {
      delete page.Razorpay
    }
  },
  play: async (context) => {
    await pay?.(context)
    const script = await waitFor(() => {
      const found = document.head.querySelector('script[src^="data:"]')
      if (!found) throw new Error("The gateway's script is not asked for yet.")
      return found
    })
    // Where nothing loads scripts: without a browser.
    script.dispatchEvent(new Event('load'))
    await refuseByPolicy(context.canvasElement, 'data')
  },
}

export const PaymentCancelled: Story = {
  parameters: PaymentFrame.parameters,
  play: async (context) => {
    await PaymentFrame.play?.(context)
    const canvas = within(context.canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel payment' }))
    await canvas.findByText('Cancel this payment?')
  },
}

/** The popup has taken the money, and the shop cannot be asked to confirm it. */
export const PaymentBeingChecked: Story = {
  parameters: shop({
    user: buyerFixture(),
    arrange: (server) => server.answer('POST /post/verifyPayment', new Response('', { status: 503 })),
    unfinishedOrder: {
      userId: buyerFixture()._id,
      sentAt: Date.now(),
      contents: '',
      orderId: 'o-1',
      orderNumber: 'DWK-2611-000001',
      totalPrice: 120.61,
      receipt: { orderCreationId: '', razorpayPaymentId: '', razorpayOrderId: '', razorpaySignature: '' },
    },
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Your payment is being checked')
  },
}

export const SeveralMethods: Story = {
  parameters: shop({
    user: buyerFixture(),
    arrange: ({ state }) => void Object.assign(state.checkoutConfig, { paymentMethods: ['razorpay', 'cod'] }),
  }),
}

export const CashAboveCeiling: Story = {
  parameters: shop({
    user: buyerFixture(),
    arrange: ({ state }) =>
      void Object.assign(state.checkoutConfig, { paymentMethods: ['cod', 'razorpay'], cashCeiling: 1 }),
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('This amount cannot be paid in cash on delivery')
  },
}

export const Loading: Story = {
  parameters: shop({
    user: buyerFixture(),
    arrange: (server) => void server.hold('GET /get/checkoutConfig'),
  }),
}

export const CouldNotLoad: Story = {
  parameters: shop({
    user: buyerFixture(),
    arrange: (server) => server.answer('GET /get/checkoutConfig', new Response('', { status: 500 })),
  }),
}

export const Empty: Story = { parameters: shop({ user: customerFixture() }) }

export const Guest: Story = {}

export const Dark: Story = { ...OrderReview, globals: { theme: 'dark' } }
export const RightToLeft: Story = { ...OrderReview, globals: { direction: 'rtl' } }
