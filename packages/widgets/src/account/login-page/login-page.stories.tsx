import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { cutOff } from '@dawakit/testing/story-answers'
import { LoginPage } from '@dawakit/widgets/login-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

const meta: Meta<typeof LoginPage> = {
  title: 'Account/Login page',
  component: LoginPage,
  args: { onLogin: () => {}, onDone: () => {} },
  parameters: { shop: { state: { users: [customerFixture()] } } },
}
export default meta
type Story = StoryObj<typeof LoginPage>

export const Login: Story = {}
export const LoginRefused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Login' }))
    await expect(canvas.getByText('All Fields Are Required')).toBeVisible()
  },
}
export const ShopNotReached: Story = {
  parameters: { shop: cutOff('POST /post/signIn') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText('Email'), 'kavitha@mail.example')
    await userEvent.type(canvas.getByLabelText('Password'), 'neem-and-tulsi')
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }))
    const [inPlace] = await canvas.findAllByText(/^Could not connect/)
    await expect(inPlace).toBeVisible()
  },
}
export const Register: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('tab', { name: 'Register' }))
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
