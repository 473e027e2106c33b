import { longNamed, summaryOf } from '@dawakit/testing/fixtures/products'
import { requestFixture, requestingCustomer, requestsByState } from '@dawakit/testing/fixtures/requests'
import { cutOff, waiting } from '@dawakit/testing/story-answers'
import { PreparedOrder } from '@dawakit/widgets/prescription-requests'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'

const meta: Meta<typeof PreparedOrder> = {
  title: 'Orders/Prepared order',
  component: PreparedOrder,
  args: { requestId: 'rq-1', onLeave: () => {}, onAskAgain: () => {} },
  parameters: { shop: { user: requestingCustomer } },
}
export default meta
type Story = StoryObj<typeof PreparedOrder>

const of = (state: keyof typeof requestsByState): Story => ({
  parameters: { shop: { state: { prescriptionRequests: [requestsByState[state]] } } },
})

export const Waiting: Story = of('waiting')
export const Asked: Story = of('asked')
export const Prepared: Story = of('prepared')
export const LeftOut: Story = {
  ...of('prepared'),
  play: async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByRole('button', { name: /^Leave out / })
    if (first) await userEvent.click(first)
  },
}
export const ShelfTooShort: Story = {
  parameters: {
    shop: {
      state: {
        prescriptionRequests: [
          requestFixture({
            ...requestsByState.prepared,
            lines: requestsByState.prepared.lines.map((line, index) => ({
              ...line,
              product: { ...line.product, totalStocks: index === 0 ? 1 : 0 },
            })),
          }),
        ],
      },
    },
  },
}
export const LongNames: Story = {
  parameters: {
    shop: {
      state: {
        prescriptionRequests: [
          requestFixture({
            ...requestsByState.prepared,
            lines: requestsByState.prepared.lines.map((line) => ({ ...line, product: summaryOf(longNamed) })),
          }),
        ],
      },
    },
  },
}
export const Expired: Story = of('expired')
export const Ordered: Story = of('ordered')
export const Declined: Story = of('declined')
export const Withdrawn: Story = of('withdrawn')
export const NotFound: Story = { ...of('waiting'), args: { requestId: 'rq-9' } }
export const Loading: Story = { parameters: { shop: waiting('GET /get/prescriptionRequest') } }
export const Failed: Story = { parameters: { shop: cutOff('GET /get/prescriptionRequest') } }
export const Guest: Story = { parameters: { shop: { user: null } } }
export const Dark: Story = { ...of('prepared'), globals: { theme: 'dark' } }
export const RightToLeft: Story = { ...of('prepared'), globals: { direction: 'rtl' } }
