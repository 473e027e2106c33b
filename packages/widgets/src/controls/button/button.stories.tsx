import { Button, ButtonLink } from '@dawakit/widgets/button'
import type { Meta, StoryObj } from '@storybook/react-vite'

const meta: Meta<typeof Button> = {
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'Add to Cart' },
  decorators: [
    (Story) => (
      <div className="dawa-widget">
        <Story />
      </div>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof Button>

export const Primary: Story = {}
export const Secondary: Story = { args: { variant: 'secondary' } }
export const Tint: Story = { args: { variant: 'tint', children: 'Remove From Cart' } }
export const Ghost: Story = { args: { variant: 'ghost' } }
export const Quiet: Story = { args: { variant: 'quiet' } }
export const Danger: Story = { args: { variant: 'danger' } }
export const Small: Story = { args: { size: 'small' } }
export const Busy: Story = { args: { isBusy: true } }
export const Disabled: Story = { args: { disabled: true } }
export const Full: Story = { args: { isFull: true } }
export const Link: Story = {
  tags: ['own-words'],
  render: () => <ButtonLink href="#cart">View Cart</ButtonLink>,
}

export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
