import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { OrderResult } from '@dawakit/widgets/order-result'
import type { Meta, StoryObj } from '@storybook/react-vite'

const meta: Meta<typeof OrderResult> = {
  title: 'Checkout/Order result',
  component: OrderResult,
  args: { outcome: 'success', onLeave: () => {} },
  parameters: { shop: { state: { users: [customerFixture()] } } },
}
export default meta
type Story = StoryObj<typeof OrderResult>

export const Confirmed: Story = {}
export const NotReceived: Story = { args: { outcome: 'failure' } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
