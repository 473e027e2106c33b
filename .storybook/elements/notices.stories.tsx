import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { type ElementStory, elementStories, insideOf } from '../element-story.tsx'
import type { AttributeValues } from '../html-of.ts'

const LONG_MS = 600_000

const meta: Meta<AttributeValues> = {
  title: 'Shopping/Notices as an element',
  ...elementStories('dawa-notices', {}, 320),
}
export default meta

export const Three: ElementStory = {
  parameters: {
    page: {
      notices: [
        { kind: 'success', title: 'Changed', text: 'Pincode Updated', durationMs: LONG_MS },
        { kind: 'warning', title: 'Login to Checkout', durationMs: LONG_MS },
        { kind: 'error', title: 'Enter a valid Pincode', durationMs: LONG_MS },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const notices = insideOf(canvasElement, 'dawa-notices')
    await expect(await notices.findByText('Pincode Updated')).toBeVisible()
  },
}

export const One: ElementStory = {
  parameters: {
    page: { notices: [{ kind: 'success', title: 'Changed', text: 'Pincode Updated', durationMs: LONG_MS }] },
  },
}

export const Dark: ElementStory = { ...Three, globals: { theme: 'dark' } }
