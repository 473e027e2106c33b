import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { longInvoice } from '@dawakit/testing/fixtures/long-invoice'
import { deliveredOrder, invoiceFixture, orderFixture } from '@dawakit/testing/fixtures/orders'
import { longNamed } from '@dawakit/testing/fixtures/products'
import { cutOff, waiting } from '@dawakit/testing/story-answers'
import { Invoice } from '@dawakit/widgets/invoice'
import type { Meta, StoryObj } from '@storybook/react-vite'

const meta: Meta<typeof Invoice> = {
  title: 'Orders/Invoice',
  component: Invoice,
  parameters: { shop: { user: customerFixture(), state: { orders: [deliveredOrder, orderFixture()] } } },
}
export default meta
type Story = StoryObj<typeof Invoice>

export const WithinTheState: Story = { args: { orderId: 'o-2' } }
export const ToAnotherState: Story = {
  args: {
    invoice: {
      ...invoiceFixture,
      placeOfSupply: { state: 'Karnataka', stateCode: '29' },
      cgst: 0,
      sgst: 0,
      igst: 30.36,
      discount: 10,
      doctorName: 'Dr. Meera Iyer',
      pharmacist: { name: 'Priya Nair', registrationNumber: 'TN-PC-20481' },
    },
  },
}
/** Who made each medicine, and from which batches it came. */
export const Batches: Story = {
  args: {
    invoice: {
      ...invoiceFixture,
      lines: invoiceFixture.lines.map((line, index) => ({
        ...line,
        manufacturer: 'Micro Labs Ltd',
        batches: [
          { batch: 'DL2611', expiresOn: '2029-06', quantity: 1 },
          ...(index === 0 ? [{ batch: 'DL2612', expiresOn: '2029-09', quantity: 1 }] : []),
        ],
      })),
    },
  },
}
/** Several pages on paper. */
export const ManyLines: Story = { args: { invoice: longInvoice } }
export const BeforeDelivery: Story = { args: { orderId: 'o-1' } }
export const Loading: Story = {
  args: { orderId: 'o-2' },
  parameters: {
    shop: waiting('GET /get/invoice'),
  },
}
export const NotFound: Story = { args: { orderId: 'o-9' } }
export const Failed: Story = {
  args: { orderId: 'o-2' },
  parameters: { shop: cutOff('GET /get/invoice') },
}
export const Guest: Story = { args: { orderId: 'o-2' }, parameters: { shop: { user: null } } }
export const LongNames: Story = {
  args: {
    invoice: {
      ...invoiceFixture,
      billTo: { ...invoiceFixture.billTo, name: 'Meenakshi Sundaramoorthy Venkataraghavan Iyengar' },
      lines: invoiceFixture.lines.map((line) => ({ ...line, name: longNamed.name })),
    },
  },
}

export const Dark: Story = { ...WithinTheState, globals: { theme: 'dark' } }
export const RightToLeft: Story = { ...WithinTheState, globals: { direction: 'rtl' } }
