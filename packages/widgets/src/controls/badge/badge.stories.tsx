import { Badge } from '@dawakit/widgets/badge'
import { RxIcon, SnowflakeIcon } from '@dawakit/widgets/icon'
import type { Meta, StoryObj } from '@storybook/react-vite'

const meta: Meta<typeof Badge> = {
  title: 'Primitives/Badge',
  component: Badge,
  args: { children: 'Pending' },
  argTypes: { children: { control: 'text' }, icon: { control: false } },
  decorators: [
    (Story) => (
      <div className="dawa-widget">
        <Story />
      </div>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof Badge>

export const Neutral: Story = {}
export const PrescriptionRequired: Story = {
  args: { kind: 'rx', icon: <RxIcon size={14} />, children: 'Prescription required' },
}
export const ColdChain: Story = {
  args: { kind: 'cold', icon: <SnowflakeIcon size={14} />, children: 'Cold chain' },
}
export const Deal: Story = { args: { kind: 'deal', children: '20% Off' } }
export const Success: Story = { args: { kind: 'success', children: 'Delivered' } }
export const Danger: Story = { args: { kind: 'danger', children: 'Cancelled' } }
export const Dark: Story = { ...PrescriptionRequired, globals: { theme: 'dark' } }
export const RightToLeft: Story = { ...ColdChain, globals: { direction: 'rtl' } }
