import { paracetamol } from '@dawakit/testing/fixtures/products'
import { AppearanceSheet } from '@dawakit/widgets/appearance'
import { ProductCardById } from '@dawakit/widgets/product-card'
import type { Meta, StoryObj } from '@storybook/react-vite'

const meta: Meta<typeof AppearanceSheet> = {
  title: 'Foundations/Appearance',
  component: AppearanceSheet,
  args: {
    // A page leaves it out: this one has other stories beside it.
    selector: '.with-appearance',
    appearance: {
      primary: { light: '#6a2bb8', dark: '#c9a5ff' },
      primaryHover: { light: '#531f94', dark: '#dcc6ff' },
      primaryTint: { light: '#f1e8fb', dark: '#2f1d4a' },
      onPrimary: { light: '#ffffff', dark: '#22104a' },
      radiusControl: '999px',
      radiusCard: '20px',
    },
  },
  render: (args) => (
    <div className="with-appearance" style={{ width: 220 }}>
      <AppearanceSheet {...args} />
      <ProductCardById productId={paracetamol._id} headingLevel={2} />
    </div>
  ),
}
export default meta
type Story = StoryObj<typeof AppearanceSheet>

export const Brand: Story = { globals: { theme: 'light' } }

/** The second colour of each pair. */
export const BrandInTheDark: Story = { globals: { theme: 'dark' } }

export const Dark: Story = { ...Brand, globals: { theme: 'dark' } }
export const RightToLeft: Story = { ...Brand, globals: { direction: 'rtl' } }
