import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { cutOff } from '@dawakit/testing/story-answers'
import { RequestProduct } from '@dawakit/widgets/request-product'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

const meta: Meta<typeof RequestProduct> = {
  title: 'Shopping/Request a product',
  component: RequestProduct,
  parameters: {
    shop: { overlay: 'request-product', user: customerFixture() },
    docs: { story: { inline: false, height: '520px' } },
  },
}
export default meta
type Story = StoryObj<typeof RequestProduct>

export const Customer: Story = {}
export const LookedFor: Story = { args: { defaultProductName: 'Zinc 50 Tablet' } }
export const Guest: Story = { parameters: { shop: { user: null } } }
export const NothingEntered: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Send Now' }))
    await waitFor(() => expect(canvas.getByText('Enter Product Name')).toBeVisible())
  },
}
export const SendingFailed: Story = {
  parameters: { shop: cutOff('POST /post/newProductRequest') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText(/Product Name/), 'Cholecalciferol 60000 IU')
    await userEvent.click(canvas.getByRole('button', { name: 'Send Now' }))
    await waitFor(() => expect(canvas.getByText(/^Could not connect/)).toBeVisible())
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
