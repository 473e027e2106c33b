import { drawnPack } from '@dawakit/testing/fixtures/drawn-pack'
import {
  amoxicillin,
  coughSyrup,
  insulin,
  longNamed,
  paracetamol,
  summaryOf,
} from '@dawakit/testing/fixtures/products'
import { cutOff } from '@dawakit/testing/story-answers'
import { ProductGrid, ProductList } from '@dawakit/widgets/product-grid'
import type { Meta, StoryObj } from '@storybook/react-vite'

const kinds = [paracetamol, amoxicillin, coughSyrup, insulin]
const products = Array.from({ length: 10 }, (_, index) => {
  const product = summaryOf(kinds[index % kinds.length] ?? paracetamol)
  return { ...product, _id: `p-${index}`, thumbnailUrl: drawnPack(product.name, product.dosageForm) }
})

const meta: Meta<typeof ProductGrid> = {
  title: 'Shopping/Product grid',
  component: ProductGrid,
  args: { products },
}
export default meta
type Story = StoryObj<typeof ProductGrid>

export const Filled: Story = {}
export const WithPages: Story = {
  args: { totalCount: 187, page: 4, perPage: 20, pageHref: (page) => `?page=${page}` },
}
export const Loading: Story = { args: { products: [], isLoading: true } }
export const Empty: Story = { args: { products: [] } }
export const FetchingItself: Story = { render: () => <ProductList generalCategory="Pain Relief" /> }
export const LongNames: Story = { args: { products: [summaryOf(longNamed), ...products.slice(0, 4)] } }
export const UnknownBrand: Story = { render: () => <ProductList brand="Nobody" /> }
export const FailedToFetch: Story = {
  render: () => <ProductList />,
  parameters: {
    shop: cutOff('GET /get/products'),
  },
}

export const One: Story = { args: { products: products.slice(0, 1), totalCount: 1 } }
export const Dark: Story = { ...Filled, globals: { theme: 'dark' } }
export const PartnerBrand: Story = { ...Filled, globals: { theme: 'partner' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
