/// <reference types="vite/client" />
import { BLOOD_GROUPS } from '@dawakit/core/customer'
import { refusalCatalogue } from '@dawakit/core/refusals'
import { bracketedLanguage } from '@dawakit/testing/bracketed'
import type { Brackets } from '@dawakit/testing/brackets'
import { textsIn, wordsOutside } from '@dawakit/testing/words-outside'
import { widgetLabels } from '@dawakit/widgets/language'
import { composeStories, setProjectAnnotations } from '@storybook/react-vite'
import { beforeAll, describe, expect, it } from 'vitest'
import preview from './preview.tsx'

/**
 * Brackets that JavaScript trims as white space: a story's play still finds a button by its English name, and the words
 * around it are told apart all the same.
 */
const QUIET: Brackets = ['\u2000', '\u2001']

setProjectAnnotations([
  preview,
  { parameters: { shop: { language: bracketedLanguage(widgetLabels, QUIET) } } },
])

type StoryFile = Parameters<typeof composeStories>[0]
interface ComposedStory {
  tags?: string[]
  args: object
  parameters: object
  run(): Promise<void>
}
const files = import.meta.glob<StoryFile>('../packages/widgets/src/**/*.stories.tsx', { eager: true })
const stories = Object.entries(files)
  .map(([path, file]) => {
    const composed = Object.entries(composeStories(file)) as [string, ComposedStory][]
    // What a story says itself is its host's business.
    return [path, composed.filter(([, story]) => !story.tags?.includes('own-words'))] as const
  })
  .filter(([, left]) => left.length > 0)

/** Sentences of dictionaries: no data passes for one. */
const ours = new Set(textsIn([widgetLabels, refusalCatalogue]))
/** What the shops of the stories know: products, names, places. */
const known = new Set<string>()
const learn = (data: unknown) => {
  for (const text of textsIn(data)) if (!ours.has(text)) known.add(text)
}

beforeAll(() => {
  const answer = globalThis.fetch
  globalThis.fetch = async (...request) => {
    const response = await answer(...request)
    const body = await response
      .clone()
      .json()
      .catch(() => undefined)
    learn(body?.data)
    return response
  }
})

/** Resolves once the page has been still for a while. */
const still = () =>
  new Promise<void>((resolve) => {
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        observer.disconnect()
        resolve()
      }, 60)
    }
    const observer = new MutationObserver(wait)
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
    wait()
  })

it('finds the stories', () => {
  expect(stories.flatMap(([, all]) => all).length).toBeGreaterThan(180)
})

describe.each(stories)('%s', (_path, all) => {
  it.each(all)('%s says nothing outside the language of its shop', async (_name, story) => {
    learn(story.parameters)
    await story.run()
    await still()
    const data = [...known, ...BLOOD_GROUPS, ...textsIn(story.args)]
    expect(wordsOutside(document.body, { brackets: QUIET, data })).toEqual([])
  })
})
