import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { ForgotPassword } from '@dawakit/widgets/forgot-password'
import { LoginPage } from '@dawakit/widgets/login-page'
import { OrderResult } from '@dawakit/widgets/order-result'
import { ResetPassword } from '@dawakit/widgets/reset-password'
import { SignUp } from '@dawakit/widgets/sign-up'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

const meta: Meta<typeof LoginPage> = {
  title: 'Account/Password pages',
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
export const Register: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('tab', { name: 'Register' }))
  },
}
export const SignUpPage: Story = { render: () => <SignUp onDone={() => {}} /> }
export const SignUpTermsMissing: Story = {
  render: () => <SignUp onDone={() => {}} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Sign Up' }))
  },
}
export const Forgot: Story = { render: () => <ForgotPassword /> }
export const Reset: Story = { render: () => <ResetPassword linkId="reset-1" onDone={() => {}} /> }
export const ResetUnknownLink: Story = {
  render: () => <ResetPassword linkId="nope" onUnknownLink={() => {}} />,
}
export const OrderConfirmed: Story = { render: () => <OrderResult outcome="success" onLeave={() => {}} /> }
export const OrderNotReceived: Story = { render: () => <OrderResult outcome="failure" onLeave={() => {}} /> }
