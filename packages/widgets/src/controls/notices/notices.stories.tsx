import type { Notice } from '@dawakit/client'
import type { StoryShopOptions } from '@dawakit/testing/story-shop-options'
import { Notices } from '@dawakit/widgets/notices'
import type { Meta, StoryObj } from '@storybook/react-vite'

const meta: Meta<typeof Notices> = {
  title: 'Primitives/Notices',
  component: Notices,
  tags: ['own-words'],
  parameters: { docs: { anatomy: 'several', story: { inline: false, height: '320px' } } },
}
export default meta
type Story = StoryObj<typeof Notices>

const MANY_MINUTES_MS = 600_000

/** A shop that says this, and goes on saying it. */
const saying = (...notices: Pick<Notice, 'kind' | 'title' | 'text'>[]): { shop: StoryShopOptions } => ({
  shop: {
    arrange: (_server, shop) => {
      for (const notice of notices) shop.notify({ ...notice, durationMs: MANY_MINUTES_MS })
    },
  },
})

export const Success: Story = {
  parameters: saying({ kind: 'success', title: 'Changed', text: 'Pincode Updated' }),
}
export const Warning: Story = { parameters: saying({ kind: 'warning', title: 'Login to Checkout' }) }
export const Failure: Story = { parameters: saying({ kind: 'error', title: 'Enter a valid Pincode' }) }
export const Several: Story = {
  parameters: saying(
    { kind: 'success', title: 'Changed', text: 'Pincode Updated' },
    { kind: 'warning', title: 'Login to Checkout' },
    { kind: 'error', title: 'Enter a valid Pincode' },
  ),
}
export const LongSentence: Story = {
  parameters: saying({
    kind: 'warning',
    title: 'Not enough stock for this quantity',
    text: 'Amoxicillin and Potassium Clavulanate Dispersible Tablets IP 228.5 mg Strawberry Flavour: 3 are left.',
  }),
}
export const NothingToSay: Story = {}
export const Dark: Story = { ...Several, globals: { theme: 'dark' } }
export const RightToLeft: Story = { ...Several, globals: { direction: 'rtl' } }
