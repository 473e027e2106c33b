// @vitest-environment node
import { expect, it } from 'vitest'

it('is imported on a server too, where there is no element to extend', async () => {
  const { defineAll, searchBox } = await import('./index.ts')
  expect(defineAll).toBeTypeOf('function')
  expect(searchBox.tag).toBe('dawa-search-box')
})
