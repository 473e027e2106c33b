import { requestFixture, requestingCustomer, requestsByState } from '@dawakit/testing/fixtures/requests'
import { cutOff, waiting } from '@dawakit/testing/story-answers'
import { PrescriptionRequests } from '@dawakit/widgets/prescription-requests'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'

const requests = Object.values(requestsByState).map((request, index) =>
  requestFixture({ ...request, id: `rq-${index}`, number: `DRX-261114-7F3KQ9${index}` }),
)

const meta: Meta<typeof PrescriptionRequests> = {
  title: 'Orders/Prescription requests',
  component: PrescriptionRequests,
  parameters: { shop: { user: requestingCustomer, state: { prescriptionRequests: requests } } },
}
export default meta
type Story = StoryObj<typeof PrescriptionRequests>

export const Listed: Story = {}
export const Empty: Story = { parameters: { shop: { state: { prescriptionRequests: [] } } } }
export const NothingSelected: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Ask the pharmacist' }))
  },
}
export const ForAnother: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByLabelText('It is for somebody else'))
  },
}
export const Loading: Story = { parameters: { shop: waiting('GET /get/prescriptionRequests') } }
export const Failed: Story = { parameters: { shop: cutOff('GET /get/prescriptionRequests') } }
export const Guest: Story = { parameters: { shop: { user: null } } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
