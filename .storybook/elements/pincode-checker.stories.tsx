import { cutOff } from '@dawakit/testing/story-answers'
import type { Meta } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { type ElementStory, elementStories, insideOf } from '../element-story.tsx'
import type { AttributeValues } from '../html-of.ts'

const meta: Meta<AttributeValues> = {
  title: 'Shopping/Pincode checker as an element',
  ...elementStories('dawa-pincode-checker', {}, 180),
}
export default meta

const check = async (canvasElement: HTMLElement, pincode: string) => {
  const checker = insideOf(canvasElement, 'dawa-pincode-checker')
  await userEvent.type(checker.getByLabelText('Pincode'), pincode)
  await userEvent.click(checker.getByRole('button', { name: 'Check' }))
  return checker
}

export const Empty: ElementStory = {}

export const Serviceable: ElementStory = {
  play: async ({ canvasElement }) => {
    const checker = await check(canvasElement, '600001')
    await expect(await checker.findByText(/Delivery to 600001/)).toBeVisible()
  },
}

export const Saved: ElementStory = {
  parameters: { page: { pincode: { pincode: '560001', district: 'Bengaluru', state: 'Karnataka' } } },
}

export const Unserviceable: ElementStory = {
  play: async ({ canvasElement }) => {
    const checker = await check(canvasElement, '110001')
    await expect(await checker.findByText('Currently not available for this Pin Code')).toBeVisible()
  },
}

export const Failed: ElementStory = {
  parameters: { page: cutOff('GET /get/singlePincode') },
  play: async ({ canvasElement }) => {
    const checker = await check(canvasElement, '600001')
    await expect(await checker.findByText(/^Could not connect/)).toBeVisible()
  },
}
