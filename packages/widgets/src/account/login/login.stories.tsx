import { workNeeded } from '@dawakit/core/refusals'
import { type ContractServer, errorAnswer } from '@dawakit/testing/contract-server'
import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { workChallenge } from '@dawakit/testing/fixtures/work-challenge'
import { cutOff } from '@dawakit/testing/story-answers'
import { Login, LoginDrawer } from '@dawakit/widgets/login'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

const meta: Meta<typeof Login> = {
  title: 'Checkout/Login',
  component: Login,
  parameters: { shop: { state: { users: [customerFixture()] } } },
}
export default meta
type Story = StoryObj<typeof Login>

const sendOtp =
  (mobileNumber: string): Story['play'] =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText('Mobile Number'), mobileNumber)
    await userEvent.click(canvas.getByRole('button', { name: 'Send OTP' }))
  }

export const MobileNumber: Story = {}

export const InvalidNumber: Story = {
  play: async (context) => {
    await sendOtp('98400')?.(context)
    await expect(within(context.canvasElement).getByText('Enter a valid Number')).toBeVisible()
  },
}

export const NewUser: Story = {
  play: async (context) => {
    await sendOtp('9876543210')?.(context)
    await within(context.canvasElement).findByLabelText('Username')
  },
}

export const NewUserMissingFields: Story = {
  play: async (context) => {
    const canvas = within(context.canvasElement)
    await sendOtp('9876543210')?.(context)
    await canvas.findByLabelText('Username')
    await userEvent.click(canvas.getByRole('button', { name: 'Send OTP' }))
    await expect(await canvas.findByText('Enter All Fields')).toBeVisible()
  },
}

export const Otp: Story = {
  play: async (context) => {
    await sendOtp('9840012345')?.(context)
    await userEvent.type(await within(context.canvasElement).findByLabelText('OTP'), '12')
  },
}

export const SixDigits: Story = {
  parameters: { shop: { state: { users: [customerFixture()], otp: '123456' } } },
  play: async (context) => {
    await sendOtp('9840012345')?.(context)
    await userEvent.type(await within(context.canvasElement).findByLabelText('OTP'), '1234')
  },
}

export const Checking: Story = {
  parameters: {
    shop: {
      state: { users: [customerFixture()] },
      arrange: (server: ContractServer) => {
        server.answer('POST /post/signup', ({ asked }) =>
          'work' in asked
            ? new Promise<never>(() => {})
            : errorAnswer(429, workNeeded, { data: workChallenge }),
        )
      },
    },
  },
  play: async (context) => {
    await sendOtp('9840012345')?.(context)
    const canvas = within(context.canvasElement)
    await expect(await canvas.findByText(/^One moment please/)).toBeVisible()
  },
}

export const WrongOtp: Story = {
  play: async (context) => {
    const canvas = within(context.canvasElement)
    await sendOtp('9840012345')?.(context)
    await userEvent.type(await canvas.findByLabelText('OTP'), '9999')
    await userEvent.click(canvas.getByRole('button', { name: 'Verify' }))
    await expect(await canvas.findByText('Invalid OTP')).toBeVisible()
  },
}

export const SendingFailed: Story = {
  parameters: { shop: cutOff('POST /post/signup') },
  play: async (context) => {
    await sendOtp('9840012345')?.(context)
    const [inPlace] = await within(context.canvasElement).findAllByText(/^Could not connect/)
    await expect(inPlace).toBeVisible()
  },
}

export const Password: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Login with password' }))
    await expect(await canvas.findByLabelText('Email')).toHaveFocus()
  },
}

export const SignedIn: Story = { parameters: { shop: { user: customerFixture(), state: { users: [] } } } }

export const Drawer: Story = {
  render: () => <LoginDrawer />,
  parameters: { shop: { overlay: 'login' }, docs: { story: { inline: false, height: '560px' } } },
}

export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
