import { buyerFixture, prescriptionBuyer } from '@dawakit/testing/fixtures/basket'
import { cutOff, waiting } from '@dawakit/testing/story-answers'
import { AccountNav } from '@dawakit/widgets/account-nav'
import { Notifications } from '@dawakit/widgets/notifications'
import { Prescriptions } from '@dawakit/widgets/prescriptions'
import { Profile } from '@dawakit/widgets/profile'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'

const meta: Meta = { title: 'Account/Parts', parameters: { shop: { user: buyerFixture() } } }
export default meta
type Story = StoryObj

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

export const Navigation: Story = {
  render: () => (
    <AccountNav
      current="orders"
      hrefs={{ profile: '#profile', orders: '#orders', prescriptions: '#prescriptions' }}
      onLogout={() => {}}
    />
  ),
}
export const ProfileDetails: Story = { render: () => <Profile /> }
export const ProfileEditing: Story = {
  render: () => <Profile />,
  play: async ({ canvasElement }) => {
    const [edit] = await within(canvasElement).findAllByRole('button', { name: 'Edit' })
    await userEvent.click(edit as Element)
  },
}
export const PrescriptionsList: Story = {
  render: () => <Prescriptions />,
  parameters: { shop: { user: prescriptionBuyer } },
}
export const PrescriptionsEditing: Story = {
  ...PrescriptionsList,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Edit' }))
  },
}
export const PrescriptionsEmpty: Story = { render: () => <Prescriptions /> }
export const NotificationsList: Story = {
  render: () => <Notifications />,
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
export const NotificationsEmpty: Story = { render: () => <Notifications /> }
export const NotificationsLoading: Story = {
  ...NotificationsEmpty,
  parameters: { shop: waiting('GET /get/pushNotifications') },
}
export const NotificationsFailed: Story = {
  ...NotificationsEmpty,
  parameters: { shop: cutOff('GET /get/pushNotifications') },
}
export const LongNames: Story = {
  ...ProfileDetails,
  parameters: {
    shop: {
      user: buyerFixture({
        username: 'Meenakshi Sundaramoorthy Venkataraghavan Iyengar',
        email: 'meenakshi.sundaramoorthy.venkataraghavan@mail.kaveri-heart-clinic.example',
      }),
    },
  },
}
