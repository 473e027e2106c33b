/// <reference types="vite/client" />
/// <reference types="node" />
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { complaintsOfCompiler } from '../scripts/docs/widget-facts.ts'
import { storyCode } from './widget-page/story-code.ts'

interface Annotations {
  title?: string
  component?: unknown
  args?: object
  render?: (args: never, context: never) => ReactNode
}

const files = import.meta.glob<Record<string, Annotations> & { default: Annotations }>(
  '../packages/widgets/src/**/*.stories.tsx',
  { eager: true },
)

const shown = Object.entries(files).flatMap(([path, { default: meta, ...stories }]) =>
  Object.entries(stories).map(([name, story]) => {
    const code = storyCode({
      fileName: path.replace('../', './'),
      component: meta.component,
      args: { ...meta.args, ...story.args },
      render: story.render ?? meta.render,
    })
    return { name: `${path.split('/').at(-1)?.replace('.stories.tsx', '')}-${name}`, code }
  }),
)

it('finds the stories', () => {
  expect(shown.length).toBeGreaterThan(200)
})

it("what the docs show as a story's code compiles", () => {
  const modules = shown.flatMap(({ name, code: { page, data } }): [string, string][] => [
    [`${name}.tsx`, page.replace("'./example-data.ts'", `'./${name}-data.ts'`)],
    ...(data ? [[`${name}-data.ts`, data] as [string, string]] : []),
  ])
  const sheets = "declare module '@dawakit/widgets/styles.css'"
  expect(complaintsOfCompiler([['sheets.d.ts', sheets], ...modules])).toEqual([])
}, 120_000)

it('a story that says nothing of its own shows the component with its arguments, inside a shop', () => {
  const code = shown.find(({ name }) => name === 'search-box-Empty')?.code.page
  expect(code).toBe(`import '@dawakit/widgets/styles.css'
import { createShop } from '@dawakit/client/fetch'
import { SearchBox } from '@dawakit/widgets/search-box'
import { ShopProvider } from '@dawakit/widgets/shop-context'

const shop = createShop({ apiUrl: 'https://pharmacy.example/api' })

export const Example = () => (
  <ShopProvider shop={shop}>
    <SearchBox action="#" />
  </ShopProvider>
)`)
})
