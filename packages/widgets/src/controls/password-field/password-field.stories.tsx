import { PasswordField } from '@dawakit/widgets/password-field'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

const meta: Meta<typeof PasswordField> = {
  title: 'Primitives/Password field',
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'current-password', defaultValue: 'neem-and-tulsi' },
  argTypes: { error: { control: 'text' }, prefix: { control: false }, inputRef: { control: false } },
  decorators: [
    (Story) => (
      <div className="dawa-widget" style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof PasswordField>

export const Hidden: Story = {}
export const Shown: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { pressed: false }))
    await expect(canvas.getByDisplayValue('neem-and-tulsi')).toHaveAttribute('type', 'text')
  },
}
export const Wrong: Story = { args: { error: 'Enter the password of this account' } }
export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
