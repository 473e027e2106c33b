import type { APIRequestContext, Page, Response } from 'playwright/test'
import { expect } from 'playwright/test'
import { build } from 'vite'
import { withoutData } from '../packages/testing/src/words-outside.ts'

declare const words: Pick<typeof import('../packages/testing/src/words-outside.ts'), 'outsideBrackets'>

/** What a page calls to find what it says outside brackets, as one script. */
async function wordsScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['dawakit-source'] },
    build: {
      write: false,
      minify: false,
      lib: { entry: 'packages/testing/src/words-outside.ts', formats: ['iife'], name: 'words' },
    },
  })
  const [output] = [built].flat()
  if (!output || !('output' in output)) throw new Error('There is no script.')
  return `${output.output[0].code}\nglobalThis.words = words`
}

/** Every text in plain data; of HTML, the texts between its tags. */
const textsIn = (data: unknown): string[] => {
  if (typeof data === 'string') return [data, ...data.split(/<[^>]*>/)].map((text) => text.trim())
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : []
}

/** Resolves once the page is awake, has what it asked for, and has been still for a while. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.querySelector(
        'astro-island[ssr]:not([client="visible"]), .dawa-skeleton, [aria-busy="true"]',
      ),
  )
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, 60)
        new MutationObserver(() => {
          clearTimeout(timer)
          timer = setTimeout(resolve, 60)
        }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
      }),
  )
}

export interface BracketedPages {
  /** What is data, in whatever language it is. */
  learn(data: unknown): void
  /** Follows what the pages of a tab are told by the API: data too. */
  follow(page: Page): Promise<void>
  /** Nothing on the page as it stands came from elsewhere than a dictionary. */
  expectNoWords(page: Page, name: string): Promise<void>
}

/** The pages of a store that speaks in brackets, by what it knows of its catalogue. */
export async function bracketedPages(request: APIRequestContext, store: string): Promise<BracketedPages> {
  const script = await wordsScript()
  const known = new Set<string>()
  const heard = new Set<Promise<void>>()
  const learn = (data: unknown) => {
    for (const text of textsIn(data)) {
      known.add(text)
      // The number of an order stands in an element of its own, so that it stays on one line.
      for (const part of text.split(/[^\s-]+-[^\s-]+-\S+/)) known.add(part.trim())
    }
  }
  const hear = async (response: Response) => {
    const said = await response.json().catch(() => null)
    learn(said?.data)
  }
  const ask = async (path: string) => {
    const said = await (await request.get(`${store}/api/get/${path}`)).json()
    learn(said.data)
    return said as { totalCount?: number }
  }
  for (const list of [
    'menu-groups',
    'generalCategories',
    'specialityCategories',
    'carouselBanner',
    'adsBanner',
    'dynamicCategories',
    'dealsOfTheDay',
    'pageBanners/CHECKOUT',
    'salt?slug=paracetamol',
  ])
    await ask(list)
  const { totalCount = 0 } = await ask('products?limit=100')
  for (let page = 2; page <= Math.ceil(totalCount / 100); page += 1)
    await ask(`products?limit=100&page=${page}`)
  return {
    learn,
    async follow(page) {
      await page.addInitScript(script)
      page.on('response', (response) => {
        if (!response.url().startsWith(`${store}/api/`)) return
        const hearing = hear(response).then(() => void heard.delete(hearing))
        heard.add(hearing)
      })
    },
    async expectNoWords(page, name) {
      await settle(page)
      await Promise.all(heard)
      const found = await page.evaluate(() => words.outsideBrackets(document))
      expect.soft(withoutData(found, known), name).toEqual([])
    },
  }
}
