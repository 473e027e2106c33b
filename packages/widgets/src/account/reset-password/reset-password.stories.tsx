import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { ResetPassword } from '@dawakit/widgets/reset-password'
import type { Meta, StoryObj } from '@storybook/react-vite'

const meta: Meta<typeof ResetPassword> = {
  title: 'Account/New password',
  component: ResetPassword,
  args: { linkId: 'reset-1', onDone: () => {}, onUnknownLink: () => {} },
  parameters: { shop: { state: { users: [customerFixture()] } } },
}
export default meta
type Story = StoryObj<typeof ResetPassword>

export const Form: Story = {}
export const UnknownLink: Story = { args: { linkId: 'nope' } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
