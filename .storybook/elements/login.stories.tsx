import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { cutOff } from '@dawakit/testing/story-answers'
import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { type ElementStory, elementStories, insideOf } from '../element-story.tsx'
import type { AttributeValues } from '../html-of.ts'

const meta: Meta<AttributeValues> = {
  title: 'Checkout/Login as an element',
  ...elementStories('dawa-login', { state: { users: [customerFixture()] } }, 420),
}
export default meta

/** Its form stands in the page's own tree: the page's own queries find it. */
const sendOtp = async (canvasElement: HTMLElement, mobileNumber: string) => {
  const page = within(canvasElement)
  await userEvent.type(await page.findByLabelText('Mobile Number'), mobileNumber)
  await userEvent.click(page.getByRole('button', { name: 'Send OTP' }))
  return page
}

export const MobileNumber: ElementStory = {}

export const InvalidNumber: ElementStory = {
  play: async ({ canvasElement }) => {
    const page = await sendOtp(canvasElement, '98400')
    await expect(await page.findByText('Enter a valid Number')).toBeVisible()
  },
}

export const Otp: ElementStory = {
  play: async ({ canvasElement }) => {
    const page = await sendOtp(canvasElement, '9840012345')
    await userEvent.type(await page.findByLabelText('OTP'), '12')
  },
}

export const SendingFailed: ElementStory = {
  parameters: { page: cutOff('POST /post/signup') },
  play: async ({ canvasElement }) => {
    const page = await sendOtp(canvasElement, '9840012345')
    await expect(await page.findByText(/^Could not connect/)).toBeVisible()
  },
}

export const SignedIn: ElementStory = {
  parameters: { page: { user: customerFixture(), state: { users: [] } } },
  play: async ({ canvasElement }) => {
    const login = insideOf(canvasElement, 'dawa-login')
    await expect(await login.findByText(/Kavitha/)).toBeVisible()
  },
}

/** Over the page, as `Dawakit.open('login')` opens it. */
export const Drawer: ElementStory = {
  args: { drawer: true },
  parameters: { page: { overlay: 'login' }, docs: { story: { height: '560px' } } },
}

export const Dark: ElementStory = { globals: { theme: 'dark' } }
