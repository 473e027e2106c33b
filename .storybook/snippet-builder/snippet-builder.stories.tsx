import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { SnippetBuilder } from './snippet-builder.tsx'

const meta: Meta<typeof SnippetBuilder> = {
  title: 'Start/Snippet builder',
  component: SnippetBuilder,
  tags: ['!autodocs'],
  parameters: { isWholePage: true, controls: { disable: true } },
}
export default meta
type Story = StoryObj<typeof SnippetBuilder>

const codeIn = async (canvasElement: HTMLElement) =>
  (await within(canvasElement).findByRole('region', { name: 'HTML' })).querySelector('pre')?.textContent ?? ''

/** Resolves with the element of the live page once it shows something and is as it is wanted. */
async function alive(
  canvasElement: HTMLElement,
  tag: string,
  isWanted: (element: Element) => boolean = () => true,
): Promise<Element> {
  return waitFor(
    () => {
      const frame = within(canvasElement).getByTitle<HTMLIFrameElement>('The page, live')
      const element = frame.contentDocument?.querySelector(tag)
      if (!element?.shadowRoot?.textContent || !isWanted(element))
        throw new Error(`<${tag}> is not there yet.`)
      return element
    },
    { timeout: 10_000 },
  )
}

export const Shop: Story = {
  name: 'A shop',
  play: async ({ canvasElement }) => {
    await alive(canvasElement, 'dawa-product-grid')
    await expect(await codeIn(canvasElement)).toContain(
      '<dawa-product-grid per-page="4" heading-level="2"></dawa-product-grid>',
    )
  },
}

/** A checkout of a partner with a key, dark and purple, pinned to one release. */
export const PinnedCheckout: Story = {
  name: 'A pinned checkout in a brand',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'A checkout' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Pincode checker' }))
    await userEvent.type(canvas.getByLabelText('Your key'), 'pk_"<7>')
    await userEvent.selectOptions(canvas.getByLabelText('Theme'), 'dark')
    await userEvent.selectOptions(canvas.getByLabelText('Corners'), 'pill')
    await userEvent.type(canvas.getByLabelText('Font'), 'Georgia, serif')
    fireEvent.input(canvas.getByLabelText('Primary colour'), { target: { value: '#6a2bb8' } })
    await userEvent.selectOptions(canvas.getByLabelText('Seen by'), 'customer')
    await userEvent.selectOptions(canvas.getByLabelText('Release'), 'pinned')
    const code = await codeIn(canvasElement)
    await expect(code).toContain('partner-key="pk_&quot;&lt;7&gt;"')
    await expect(code).toContain('  <dawa-pincode-checker></dawa-pincode-checker>\n')
    await expect(code).toContain('  <dawa-checkout orders-href="/orders"></dawa-checkout>\n')
    await expect(code).toContain('<div class="pharmacy" data-dawa-theme="dark">')
    await expect(code).toContain('--dawa-font: Georgia, serif;')
    await expect(code).toMatch(/dawakit\.js" integrity="sha384-/)
    await expect(code).not.toContain('dawa-search-box')
    const checkout = await alive(
      canvasElement,
      'dawa-checkout',
      (element) => getComputedStyle(element).getPropertyValue('--dawa-font') === 'Georgia, serif',
    )
    await expect(checkout.matches(':state(--dark)')).toBe(true)
  },
}

/** What was copied last. */
let clipboard = ''

export const Copied: Story = {
  beforeEach() {
    const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard')
    const writeText = async (text: string) => {
      clipboard = text
    }
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
    return () => {
      if (own) Object.defineProperty(navigator, 'clipboard', own)
      else Reflect.deleteProperty(navigator, 'clipboard')
    }
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const code = await codeIn(canvasElement)
    canvas.getByRole('button', { name: 'Copy HTML' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('Copied')).toBeVisible()
    await expect(clipboard).toBe(code)
  },
}

export const NoAddress: Story = {
  name: 'An API without an address',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.clear(await canvas.findByLabelText('Address of the API'))
    await expect(await canvas.findByText('An address begins with https://')).toBeVisible()
  },
}
