import { FormError } from '@dawakit/widgets/form'
import type { Meta, StoryObj } from '@storybook/react-vite'

const meta: Meta<typeof FormError> = {
  title: 'Primitives/Form error',
  component: FormError,
  args: { children: 'All Fields Are Required' },
  argTypes: { children: { control: 'text' } },
  decorators: [
    (Story) => (
      <div className="dawa-widget" style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof FormError>

export const Refused: Story = {}
export const LongSentence: Story = {
  args: {
    children: 'The shop does not answer. Nothing was sent. Check your internet connection, and try again.',
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
