import {
  insulin,
  longNamed,
  paracetamol,
  productFixture,
  summaryOf,
} from '@dawakit/testing/fixtures/products'
import { cutOff, waiting } from '@dawakit/testing/story-answers'
import type { StoryShopOptions } from '@dawakit/testing/story-shop-options'
import { SearchBox, type SearchBoxProps } from '@dawakit/widgets/search-box'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

/** What stands below 'No Products Found' is the page's own. */
function SearchWithRequest(props: SearchBoxProps) {
  return (
    <SearchBox
      {...props}
      noMatch={(text) => (
        <button type="button" className="dawa-search-box__clear">
          Request “{text}”
        </button>
      )}
    />
  )
}
// What is built has no names of functions: the story's code is shown by this one.
SearchWithRequest.displayName = 'SearchWithRequest'

const meta: Meta<typeof SearchBox> = {
  title: 'Shopping/Search box',
  component: SearchBox,
  args: { action: '#' },
  parameters: { docs: { anatomy: 'found' } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, minHeight: 380 }}>
        <Story />
      </div>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof SearchBox>

const typed =
  (text: string): Story['play'] =>
  async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), text)
  }

const shop = (options: StoryShopOptions) => ({ shop: options })

export const Empty: Story = {}

export const Found: Story = {
  parameters: shop({
    state: {
      products: [
        paracetamol,
        productFixture({
          _id: 'p-2',
          name: 'Paracetamol 250 Suspension',
          salesPrice: 38,
          purchasedPrice: 44,
          dosageForm: 'bottle',
        }),
        productFixture({ _id: 'p-3', name: 'Paracip 500 Tablet', salesPrice: 9.8, purchasedPrice: 9.8 }),
      ],
    },
  }),
  play: async (context) => {
    await typed('para')?.(context)
    await within(context.canvasElement).findAllByRole('option')
    await userEvent.keyboard('{ArrowDown}')
  },
}

export const Loading: Story = {
  parameters: shop(waiting('GET /get/search')),
  play: typed('para'),
}

export const NothingFound: Story = {
  play: async (context) => {
    await typed('zzz')?.(context)
    await expect(await within(context.canvasElement).findByText('No Products Found')).toBeVisible()
  },
}

export const DidYouMean: Story = {
  name: 'Did you mean, and by composition',
  parameters: shop({
    arrange: (server) =>
      server.answer('GET /get/search', {
        data: {
          products: [],
          variants: [],
          didYouMean: [summaryOf(paracetamol)],
          salts: [summaryOf(insulin)],
        },
      }),
  }),
  play: async (context) => {
    await typed('parctamol')?.(context)
    await within(context.canvasElement).findAllByRole('option')
  },
}

export const NoMatch: Story = {
  tags: ['own-words'],
  render: (args) => <SearchWithRequest {...args} />,
  play: async (context) => {
    await typed('zzz')?.(context)
    await within(context.canvasElement).findByText(/^No Products Found/)
  },
}

export const Failed: Story = {
  parameters: shop(cutOff('GET /get/search')),
  play: async (context) => {
    await typed('para')?.(context)
    const canvas = within(context.canvasElement)
    await expect(await canvas.findByText(/^Could not connect/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const LongNames: Story = {
  parameters: shop({ state: { products: [longNamed, paracetamol] } }),
  play: Found.play,
}

export const Dark: Story = { ...Found, globals: { theme: 'dark' } }
export const PartnerBrand: Story = { ...Found, globals: { theme: 'partner' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
