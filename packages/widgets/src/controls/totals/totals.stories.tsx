import { Totals } from '@dawakit/widgets/totals'
import type { Meta, StoryObj } from '@storybook/react-vite'

const meta: Meta<typeof Totals> = {
  title: 'Primitives/Totals',
  component: Totals,
  args: {
    rows: [
      ['Subtotal', '₹1,204.50'],
      ['You save', '₹96.00', 'saving'],
      ['Delivery', '₹40.00'],
      ['Total', '₹1,148.50', 'total'],
    ],
  },
  decorators: [
    (Story) => (
      <div className="dawa-widget" style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof Totals>

export const Sums: Story = {}
export const OneRow: Story = { args: { rows: [['Total', '₹24.50', 'total']] } }
export const LongLabels: Story = {
  args: { rows: [['Delivery to Andaman and Nicobar Islands by air with a cold box', '₹1,23,456.70']] },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
