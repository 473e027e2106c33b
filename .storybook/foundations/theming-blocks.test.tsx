import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { BLOCK_OF, themingBlock, themingBlocks } from './theming-blocks.ts'

const stories = readFileSync('.storybook/foundations/theming-examples.stories.tsx', 'utf8')
const names = Object.keys(BLOCK_OF) as (keyof typeof BLOCK_OF)[]

/** For forms that only an element puts into the page's own tree. */
const isForElements = (css: string) => css.startsWith('dawa-checkout ')

it('each example of docs/theming.md that is CSS is shown by a story', () => {
  const forWidgets = themingBlocks.filter((css) => !isForElements(css))
  expect(names.map(themingBlock).sort()).toEqual(forWidgets.sort())
  expect(names.filter((name) => !stories.includes(`<Example name="${name}" />`))).toEqual([])
})
