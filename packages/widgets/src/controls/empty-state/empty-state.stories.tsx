import { Button } from '@dawakit/widgets/button'
import { EmptyState } from '@dawakit/widgets/empty-state'
import { AlertIcon, PackageIcon } from '@dawakit/widgets/icon'
import type { Meta, StoryObj } from '@storybook/react-vite'

const meta: Meta<typeof EmptyState> = {
  title: 'Primitives/Empty state',
  component: EmptyState,
  tags: ['own-words'],
  args: {
    icon: <PackageIcon size={32} />,
    title: 'No Products Found',
    text: 'Try another category, or search for a medicine by its name.',
    action: <Button variant="secondary">See all categories</Button>,
  },
  argTypes: { icon: { control: false }, action: { control: false } },
  decorators: [
    (Story) => (
      <div className="dawa-widget" style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof EmptyState>

export const Nothing: Story = {}
export const Failed: Story = {
  args: {
    icon: <AlertIcon size={32} />,
    role: 'alert',
    title: 'Could not connect. Check your internet connection.',
    text: undefined,
    action: <Button>Try again</Button>,
  },
}
export const TitleAlone: Story = { args: { icon: undefined, text: undefined, action: undefined } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
