import { buyerFixture } from '@dawakit/testing/fixtures/basket'
import { AccountNav } from '@dawakit/widgets/account-nav'
import type { Meta, StoryObj } from '@storybook/react-vite'

const meta: Meta<typeof AccountNav> = {
  title: 'Account/Account navigation',
  component: AccountNav,
  parameters: { shop: { user: buyerFixture() } },
}
export default meta
type Story = StoryObj<typeof AccountNav>

export const CurrentOrders: Story = {
  args: {
    current: 'orders',
    hrefs: { profile: '#profile', orders: '#orders', prescriptions: '#prescriptions' },
    onLogout: () => {},
  },
}

export const Dark: Story = { ...CurrentOrders, globals: { theme: 'dark' } }
export const RightToLeft: Story = { ...CurrentOrders, globals: { direction: 'rtl' } }
