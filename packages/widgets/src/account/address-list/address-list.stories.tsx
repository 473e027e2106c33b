import { buyerFixture } from '@dawakit/testing/fixtures/basket'
import { customerFixture, homeAddress } from '@dawakit/testing/fixtures/customers'
import { cutOff } from '@dawakit/testing/story-answers'
import { AddressList } from '@dawakit/widgets/address-list'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

const meta: Meta<typeof AddressList> = {
  title: 'Account/Addresses',
  component: AddressList,
  parameters: { shop: { user: buyerFixture() } },
}
export default meta
type Story = StoryObj<typeof AddressList>

export const Two: Story = {}
export const ToChooseFrom: Story = { args: { selectedId: 'a-home', onSelect: () => {} } }
export const OnAPartnersPage: Story = {
  parameters: {
    shop: { user: customerFixture({ shippingAddresses: [], withheld: ['shippingAddresses'] }) },
  },
}
export const None: Story = { parameters: { shop: { user: customerFixture({ shippingAddresses: [] }) } } }

export const MaximumReached: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'ADD ADDRESS' }))
    await expect(await canvas.findByText('Maximum Address Reached')).toBeVisible()
  },
}

export const Adding: Story = {
  parameters: { shop: { user: customerFixture({ shippingAddresses: [] }) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'ADD ADDRESS' }))
    await userEvent.type(await canvas.findByLabelText('Pincode'), '560001')
    await canvas.findByDisplayValue('Karnataka')
  },
}

export const AddingRefused: Story = {
  parameters: { shop: { user: customerFixture({ shippingAddresses: [] }) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'ADD ADDRESS' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }))
    // In the form, and as a notice.
    for (const said of await canvas.findAllByText('All Fields Are Required')) await expect(said).toBeVisible()
  },
}

export const PincodeNotServed: Story = {
  parameters: { shop: { user: customerFixture({ shippingAddresses: [] }) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'ADD ADDRESS' }))
    await userEvent.type(await canvas.findByLabelText('Pincode'), '999999')
    await canvas.findByText('Currently not available for this Pin Code')
  },
}

export const Editing: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(
      (await within(canvasElement).findAllByRole('button', { name: /^Edit/ }))[0] as Element,
    )
  },
}

export const LongAddress: Story = {
  parameters: {
    shop: {
      user: customerFixture({
        shippingAddresses: [
          {
            ...homeAddress,
            name: 'Meenakshi Sundaramoorthy Venkataraghavan Iyengar',
            email: 'meenakshi.sundaramoorthy.venkataraghavan@mail.kaveri-heart-clinic.example',
            streetName: 'Sri Krishna Rajendra Wadiyar Memorial Cross Street, Second Stage Extension',
            landMark: 'Behind the municipal corporation’s upper primary school, third gate on the left',
          },
        ],
      }),
    },
  },
}

export const RemovingFailed: Story = {
  parameters: { shop: cutOff('DELETE /delete/shippingAddress') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click((await canvas.findAllByRole('button', { name: /^(Remove|Delete)/ }))[0] as Element)
  },
}

export const Guest: Story = { parameters: { shop: { user: null } } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
