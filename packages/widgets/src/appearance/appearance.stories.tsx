import { drawnPack } from '@dawakit/testing/fixtures/drawn-pack'
import { paracetamol, summaryOf } from '@dawakit/testing/fixtures/products'
import { AppearanceSheet } from '@dawakit/widgets/appearance'
import { ProductCard } from '@dawakit/widgets/product-card'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

const product = {
  ...summaryOf(paracetamol),
  thumbnailUrl: drawnPack(paracetamol.name, paracetamol.dosageForm),
}

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
      <ProductCard product={product} headingLevel={2} />
    </div>
  ),
}
export default meta
type Story = StoryObj<typeof AppearanceSheet>

const groundOfButton = async (canvasElement: HTMLElement) =>
  getComputedStyle(await within(canvasElement).findByRole('button', { name: /^Add to Cart/ })).backgroundColor

export const Brand: Story = {
  globals: { theme: 'light' },
  play: async ({ canvasElement }) => {
    await expect(await groundOfButton(canvasElement)).toBe('rgb(106, 43, 184)')
  },
}

/** The second colour of each pair. */
export const BrandInTheDark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    await expect(await groundOfButton(canvasElement)).toBe('rgb(201, 165, 255)')
  },
}
