import { buyerFixture } from '@dawakit/testing/fixtures/basket'
import { Profile } from '@dawakit/widgets/profile'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'

const meta: Meta<typeof Profile> = {
  title: 'Account/Profile',
  component: Profile,
  parameters: { shop: { user: buyerFixture() } },
}
export default meta
type Story = StoryObj<typeof Profile>

export const Details: Story = {}

export const Editing: Story = {
  play: async ({ canvasElement }) => {
    const [edit] = await within(canvasElement).findAllByRole('button', { name: 'Edit' })
    await userEvent.click(edit as Element)
  },
}

export const LongNames: Story = {
  parameters: {
    shop: {
      user: buyerFixture({
        username: 'Meenakshi Sundaramoorthy Venkataraghavan Iyengar',
        email: 'meenakshi.sundaramoorthy.venkataraghavan@mail.kaveri-heart-clinic.example',
      }),
    },
  },
}

export const Guest: Story = { parameters: { shop: { user: null } } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
