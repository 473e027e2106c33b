import { Skeleton } from '@dawakit/widgets/skeleton'
import type { Meta, StoryObj } from '@storybook/react-vite'

const meta: Meta<typeof Skeleton> = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
  decorators: [
    (Story) => (
      <div className="dawa-widget" aria-busy="true" style={{ display: 'grid', gap: 12, maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof Skeleton>

export const Line: Story = {}
/** Its class gives it the size of what it stands for. */
export const Picture: Story = { args: { className: 'story-picture' } }
export const Several: Story = {
  render: () => (
    <>
      <Skeleton className="story-picture" />
      <Skeleton />
      <Skeleton />
    </>
  ),
}
export const Dark: Story = { ...Several, globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
