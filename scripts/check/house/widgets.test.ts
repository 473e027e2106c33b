import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { sourceFiles } from './source-files.ts'

const WIDGETS = 'packages/widgets/src'
const EXPORTS: Record<string, { 'dawakit-source': string }> = JSON.parse(
  readFileSync('packages/widgets/package.json', 'utf8'),
).exports
/** What is loaded later included. */
const IMPORTED = /(?:from |\bimport\()'((?:\.|@dawakit\/widgets\/)[^']+)'/g

/** Every module of the widgets that a file reaches. */
function reached(file: string, seen: Set<string>): void {
  if (seen.has(file)) return
  seen.add(file)
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(IMPORTED)) {
    const subpath = name.slice('@dawakit/widgets/'.length)
    const source = EXPORTS[`./${subpath}`]?.['dawakit-source'] ?? ''
    const path = name.startsWith('.') ? join(dirname(file), name) : join('packages/widgets', source)
    if (/\.tsx?$/.test(path) && existsSync(path)) reached(path, seen)
  }
}

it('each folder is published under its own name, with its sheet, and nothing is that is not there', () => {
  const folders = globSync(`${WIDGETS}/{*,*/*}/`).map(
    (path) => [basename(path), path.replace(/\/$/, '')] as const,
  )
  const entries = folders.flatMap(([name, path]) => [
    ...(existsSync(`${path}/index.ts`) ? [[`./${name}`, `${path}/index.ts`] as const] : []),
    ...(existsSync(`${path}/${name}.css`) ? [[`./${name}.css`, `${path}/${name}.css`] as const] : []),
  ])
  const published = Object.entries(EXPORTS).map(
    ([name, { 'dawakit-source': source }]) => [name, join('packages/widgets', source)] as const,
  )
  expect(entries.length).toBeGreaterThan(80)
  expect(
    entries.filter(([name, path]) => !published.some((one) => one[0] === name && one[1] === path)),
  ).toEqual([])
  expect(published.filter(([, path]) => !existsSync(path))).toEqual([])
})

it('each component is shown by a story', () => {
  const shown = new Set<string>()
  for (const story of globSync(`${WIDGETS}/**/*.stories.tsx`)) reached(story, shown)
  const unseen = sourceFiles(`${WIDGETS}/**/*.tsx`).filter((file) => !shown.has(file))
  expect(unseen.map((file) => `${file}: no story shows it, nor anything that uses it`)).toEqual([])
})

it('each element of the script tag is shown by stories of its own', () => {
  const stories = globSync('.storybook/elements/*.stories.tsx').map((story) => readFileSync(story, 'utf8'))
  const unseen = globSync('packages/embed/src/elements/*.ts')
    .map((file) => /\n {2}tag: '(dawa-[\w-]+)'/.exec(readFileSync(file, 'utf8'))?.[1])
    .filter((tag) => tag && !stories.some((story) => new RegExp(`elementStories\\(\\s*'${tag}'`).test(story)))
  expect(unseen.map((tag) => `<${tag}>: no file of .storybook/elements shows it`)).toEqual([])
})

it('no story takes back what its file says of the shop by undefined, which Storybook does not hear', () => {
  const stories = globSync(['.storybook/elements/*.stories.tsx', `${WIDGETS}/**/*.stories.tsx`])
  const unheard = stories.filter((story) =>
    /\b(?:shop|page): \{[^}]*\b\w+: undefined\b/.test(readFileSync(story, 'utf8')),
  )
  expect(unheard.map((story) => `${story}: say null`)).toEqual([])
})

it('each public component is named on a page of docs/widgets', () => {
  const pages = globSync('docs/widgets/*.md').map((page) => readFileSync(page, 'utf8'))
  const isTold = (name: string) => pages.some((page) => new RegExp(`\\b${name}\\b`).test(page))
  const untold = globSync(`${WIDGETS}/*/*/index.ts`).flatMap((index) =>
    [...readFileSync(index, 'utf8').matchAll(/export \{([^}]*)\}/g)]
      .flatMap(([, list = '']) => list.split(',').map((name) => name.trim()))
      // A drawing is told of with all its kind.
      .filter((name) => /^[A-Z][a-z]\w*$/.test(name) && !name.endsWith('Icon'))
      .filter((name) => !isTold(name))
      .map((name) => `${index}: \`${name}\` is named on no page of docs/widgets`),
  )
  expect(untold).toEqual([])
})
