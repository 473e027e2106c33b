import { drawnPack } from '@dawakit/testing/fixtures/drawn-pack'
import { ProductImage } from '@dawakit/widgets/product-image'
import type { Meta, StoryObj } from '@storybook/react-vite'

const meta: Meta<typeof ProductImage> = {
  title: 'Primitives/Product image',
  component: ProductImage,
  args: { image: drawnPack('Paracetamol 650 Tablet', 'tablet'), size: 160, alt: 'Paracetamol 650 Tablet' },
  argTypes: { image: { control: 'text' } },
}
export default meta
type Story = StoryObj<typeof ProductImage>

export const Pack: Story = {}
export const Small: Story = { args: { size: 48 } }
/** Its square stays, so that nothing moves. */
export const NoPicture: Story = { args: { image: null } }
export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
