import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { ForgotPassword } from '@dawakit/widgets/forgot-password'
import type { Meta, StoryObj } from '@storybook/react-vite'

const meta: Meta<typeof ForgotPassword> = {
  title: 'Account/Forgotten password',
  component: ForgotPassword,
  parameters: { shop: { state: { users: [customerFixture()] } } },
}
export default meta
type Story = StoryObj<typeof ForgotPassword>

export const Form: Story = {}
export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
