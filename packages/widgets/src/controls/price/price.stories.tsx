import { Price } from '@dawakit/widgets/price'
import type { Meta, StoryObj } from '@storybook/react-vite'

const meta: Meta<typeof Price> = {
  title: 'Primitives/Price',
  component: Price,
  args: { salesPrice: 24.5, purchasedPrice: 35, discount: '30', label: 'Best Price' },
  decorators: [
    (Story) => (
      <div className="dawa-widget">
        <Story />
      </div>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof Price>

export const WithSaving: Story = {}
/** Two decimals and the digits of lakhs: on a product's page and in sums. */
export const Exact: Story = {
  args: { salesPrice: 123456.7, purchasedPrice: 150000, discount: '17.6', precision: 'detail' },
}
/** Sold at MRP: nothing is struck through. */
export const AtMrp: Story = { args: { salesPrice: 110, purchasedPrice: 110, discount: '0' } }
/** The word before it is only read out. */
export const WithoutLabel: Story = { args: { label: undefined } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
