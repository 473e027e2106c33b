import { buyerFixture, prescriptionBuyer } from '@dawakit/testing/fixtures/basket'
import { Prescriptions } from '@dawakit/widgets/prescriptions'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'

const meta: Meta<typeof Prescriptions> = {
  title: 'Account/Prescriptions',
  component: Prescriptions,
  parameters: { shop: { user: buyerFixture() } },
}
export default meta
type Story = StoryObj<typeof Prescriptions>

export const List: Story = { parameters: { shop: { user: prescriptionBuyer } } }

export const Editing: Story = {
  ...List,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Edit' }))
  },
}

export const Empty: Story = {}

export const Guest: Story = { parameters: { shop: { user: null } } }
export const Dark: Story = { ...List, globals: { theme: 'dark' } }
export const RightToLeft: Story = { ...List, globals: { direction: 'rtl' } }
