import { buyerFixture } from '@dawakit/testing/fixtures/basket'
import { cutOff, waiting } from '@dawakit/testing/story-answers'
import { Notifications } from '@dawakit/widgets/notifications'
import type { Meta, StoryObj } from '@storybook/react-vite'

const meta: Meta<typeof Notifications> = {
  title: 'Account/Notifications',
  component: Notifications,
  parameters: { shop: { user: buyerFixture() } },
}
export default meta
type Story = StoryObj<typeof Notifications>

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

export const List: Story = {
  parameters: {
    shop: {
      state: {
        notifications: [
          {
            _id: 'n-1',
            title: 'Flat 20% off on vitamins',
            description: 'Till Sunday, on every brand.',
            link: '/generalCategory/vitamins',
            createdAt: hoursAgo(3),
            seenUsers: [],
          },
          {
            _id: 'n-2',
            title: 'Your order is on the way',
            description: 'It reaches you tomorrow.',
            link: '',
            createdAt: hoursAgo(50),
            seenUsers: ['u-kavitha'],
          },
        ],
      },
    },
  },
}

export const Empty: Story = {}

export const Loading: Story = {
  parameters: { shop: waiting('GET /get/pushNotifications') },
}

export const Failed: Story = {
  parameters: { shop: cutOff('GET /get/pushNotifications') },
}

export const Guest: Story = { parameters: { shop: { user: null } } }
export const Dark: Story = { ...List, globals: { theme: 'dark' } }
export const RightToLeft: Story = { ...List, globals: { direction: 'rtl' } }
