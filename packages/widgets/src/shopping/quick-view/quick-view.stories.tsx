import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { drawnPack } from '@dawakit/testing/fixtures/drawn-pack'
import { amoxicillin, coughSyrup, insulin, paracetamol, summaryOf } from '@dawakit/testing/fixtures/products'
import { QuickView } from '@dawakit/widgets/quick-view'
import type { Meta, StoryObj } from '@storybook/react-vite'

const drawn = (product: typeof paracetamol) => ({
  ...summaryOf(product),
  thumbnailUrl: drawnPack(product.name, product.dosageForm),
})

const meta: Meta<typeof QuickView> = {
  title: 'Shopping/Quick view',
  component: QuickView,
  args: { product: drawn(paracetamol), onClose: () => {} },
  parameters: { docs: { story: { inline: false, height: '520px' } } },
}
export default meta
type Story = StoryObj<typeof QuickView>

export const InStock: Story = {}
export const PrescriptionNeeded: Story = { args: { product: drawn(amoxicillin) } }
export const LowStock: Story = { args: { product: drawn(coughSyrup) } }
export const OutOfStock: Story = { args: { product: drawn(insulin) } }
export const Notified: Story = {
  args: { product: drawn(insulin) },
  parameters: {
    shop: {
      user: customerFixture(),
      state: { stockRequests: [{ user: 'u-kavitha', product: 'p-insulin' }] },
    },
  },
}
export const NotForSale: Story = { args: { product: { ...drawn(paracetamol), isForSale: false } } }

export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
