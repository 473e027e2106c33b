import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { BLOCK_OF, themingBlock, themingBlocks } from './theming-blocks.ts'

const stories = ['examples', 'forms']
  .map((name) => readFileSync(`.storybook/foundations/theming-${name}.stories.tsx`, 'utf8'))
  .join('')
const names = Object.keys(BLOCK_OF) as (keyof typeof BLOCK_OF)[]

it('each example of docs/theming.md that is CSS is shown by a story', () => {
  expect(names.map(themingBlock).sort()).toEqual([...themingBlocks].sort())
  const isShown = (name: string) =>
    stories.includes(`<Example name="${name}" />`) || stories.includes(`themingBlock('${name}')`)
  expect(names.filter((name) => !isShown(name))).toEqual([])
})
