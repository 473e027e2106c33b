import type { ProductSummary } from '@dawakit/client'
import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { drawnPack } from '@dawakit/testing/fixtures/drawn-pack'
import { amoxicillin, coughSyrup, insulin, paracetamol, summaryOf } from '@dawakit/testing/fixtures/products'
import { enlivenCards } from '@dawakit/widgets/product-card/enliven-cards'
import { renderCards } from '@dawakit/widgets/product-card/render-cards'
import { renderGrid } from '@dawakit/widgets/product-grid/render-grid'
import { useShop } from '@dawakit/widgets/shop-context'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'

const products = [paracetamol, amoxicillin, coughSyrup, insulin].map((product) => ({
  ...summaryOf(product),
  thumbnailUrl: drawnPack(product.name, product.dosageForm),
}))

interface ServedCardsProps {
  products: readonly ProductSummary[]
  as: 'list' | 'grid'
}

/** A page's place for a server's markup, and the few lines of its script. */
function ServedCards({ products, as }: ServedCardsProps) {
  const shop = useShop('ServedCards')
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!place.current) return
    place.current.innerHTML =
      as === 'grid'
        ? renderGrid({ products }, shop)
        : `<ul style="display: grid; grid-template-columns: repeat(4, 200px); gap: 16px">${renderCards(products, shop)}</ul>`
    return enlivenCards(place.current, shop).stop
  }, [as, products, shop])
  return <div ref={place} />
}
// What is built has no names of functions: the story's code is shown by this one.
ServedCards.displayName = 'ServedCards'

const meta: Meta<typeof ServedCards> = {
  title: 'Shopping/Product cards of a server',
  component: ServedCards,
  args: { products, as: 'list' },
}
export default meta
type Story = StoryObj<typeof ServedCards>

export const List: Story = {}
export const Grid: Story = { args: { as: 'grid' } }
export const Customer: Story = {
  parameters: {
    shop: {
      user: customerFixture(),
      cart: [[paracetamol, 1]],
      state: { stockRequests: [{ user: 'u-kavitha', product: 'p-insulin' }] },
    },
  },
}
export const Pressed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [add] = await canvas.findAllByRole('button', { name: 'Add to Cart' })
    await userEvent.click(add as HTMLElement)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove From Cart' })).toBeVisible())
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
