import { cutOff, waiting } from '@dawakit/testing/story-answers'
import { PincodeButton, PincodeChecker, PincodeDrawer } from '@dawakit/widgets/pincode-checker'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

const meta: Meta<typeof PincodeChecker> = {
  title: 'Shopping/Pincode checker',
  component: PincodeChecker,
  parameters: { docs: { anatomy: 'unserviceable' } },
}
export default meta
type Story = StoryObj<typeof PincodeChecker>

const check =
  (pincode: string): Story['play'] =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText('Pincode'), pincode)
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }))
  }

export const Empty: Story = {}
export const Serviceable: Story = {
  play: async (context) => {
    await check('600001')?.(context)
    await expect(await within(context.canvasElement).findByText(/Delivery to 600001/)).toBeVisible()
  },
}
export const Saved: Story = {
  parameters: { shop: { pincode: { pincode: '560001', district: 'Bengaluru', state: 'Karnataka' } } },
}
export const Unserviceable: Story = {
  play: async (context) => {
    await userEvent.type(within(context.canvasElement).getByLabelText('Pincode'), '110001')
    await expect(
      await within(context.canvasElement).findByText('Currently not available for this Pin Code'),
    ).toBeVisible()
  },
}
export const TooShort: Story = { play: check('6000') }
export const Checking: Story = {
  parameters: {
    shop: waiting('GET /get/singlePincode'),
  },
  play: check('600001'),
}
export const InADrawer: Story = {
  render: () => (
    <>
      <PincodeButton />
      <PincodeDrawer />
    </>
  ),
  parameters: { shop: { overlay: 'pincode' } },
}
export const Failed: Story = {
  parameters: { shop: cutOff('GET /get/singlePincode') },
  play: async (context) => {
    await check('600001')?.(context)
    await expect(await within(context.canvasElement).findByText(/^Could not connect/)).toBeVisible()
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
