import { Rating } from '@dawakit/widgets/rating'
import type { Meta, StoryObj } from '@storybook/react-vite'

const meta: Meta<typeof Rating> = {
  title: 'Primitives/Rating',
  component: Rating,
  args: { value: 4.26, count: 12 },
  argTypes: { value: { control: { type: 'range', min: 0, max: 5, step: 0.1 } } },
  decorators: [
    (Story) => (
      <div className="dawa-widget">
        <Story />
      </div>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof Rating>

export const HalfStars: Story = {}
export const Whole: Story = { args: { value: 5 } }
export const NotRated: Story = { args: { value: 0, count: 0 } }
export const WithoutCount: Story = { args: { value: 3.5, count: undefined } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
