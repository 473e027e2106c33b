import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { SignUp } from '@dawakit/widgets/sign-up'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'

const meta: Meta<typeof SignUp> = {
  title: 'Account/Sign up',
  component: SignUp,
  args: { onDone: () => {} },
  parameters: { shop: { state: { users: [customerFixture()] } } },
}
export default meta
type Story = StoryObj<typeof SignUp>

export const Form: Story = {}
export const TermsMissing: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Sign Up' }))
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
