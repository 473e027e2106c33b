import { buyerFixture } from '@dawakit/testing/fixtures/basket'
import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { type ElementStory, elementStories, insideOf } from '../element-story.tsx'
import type { AttributeValues } from '../html-of.ts'
import { themingBlock } from './theming-blocks.ts'

/** The example of docs/theming.md for forms that an element puts into the page's own tree. */
const meta: Meta<AttributeValues> = {
  title: 'Foundations/Theming examples of forms',
  ...elementStories('dawa-checkout', { user: buyerFixture() }, 900),
  args: { 'orders-href': '/orders', 'shop-href': '/' },
  decorators: [
    (Story) => (
      <>
        <style>{themingBlock('forms')}</style>
        <Story />
      </>
    ),
  ],
}
export default meta

/** Save and Cancel change places, in a form that `::part` does not reach. */
export const ButtonsTheOtherWayRound: ElementStory = {
  parameters: { page: { user: buyerFixture({ shippingAddresses: [] }) } },
  play: async ({ canvasElement }) => {
    const checkout = insideOf(canvasElement, 'dawa-checkout')
    await userEvent.click(await checkout.findByRole('button', { name: /^Add address/i }))
    await waitFor(() => {
      const actions = canvasElement.querySelector('dawa-checkout .dawa-address-form__actions')
      expect(actions && getComputedStyle(actions).flexDirection).toBe('row-reverse')
    })
  },
}
