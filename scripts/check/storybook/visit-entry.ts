import type { Browser, Page, Request } from 'playwright'

/** A story or a page of docs, as the built `index.json` lists it. */
export interface Entry {
  id: string
  title: string
  name: string
  type: 'story' | 'docs'
}

/** Globals of the toolbar, as an address says them. */
export type Globals = Readonly<Record<string, string>>

/** How long is waited for what never comes: with all that runs beside it, a page of docs and its frames take half a minute. */
export const PATIENCE_MS = 120_000

/** What the preview says when it is through with an entry. */
interface PreviewWord {
  event: string
  said: string
  /** axe's rules that the story breaks, and where. */
  broken: string[]
}

/** What an event of Storybook's channel brings along, as far as it is read here. */
interface ChannelData {
  message?: string
  status?: string
  description?: string
  reporters?: { type: string; result?: { violations?: { id: string; nodes: { target: string[] }[] }[] } }[]
}

/** Runs in the page before Storybook: keeps what its channel says until somebody asks. */
function listen(): void {
  const page = window as unknown as { words: unknown[]; __STORYBOOK_ADDONS_CHANNEL__: unknown }
  const heard = [
    'storyFinished',
    'docsRendered',
    'storyErrored',
    'storyThrewException',
    'playFunctionThrewException',
    'unhandledErrorsWhilePlaying',
    'storyMissing',
    'configError',
  ]
  page.words = []
  let channel:
    | { on(event: string, listener: (told: ChannelData | string | undefined) => void): void }
    | undefined
  Object.defineProperty(page, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set(next) {
      if (next !== channel) {
        for (const event of heard) {
          next.on(event, (told: ChannelData | string | undefined) => {
            const data = typeof told === 'string' ? { message: told } : told
            const said = data?.message ?? data?.description ?? data?.status ?? ''
            const axe = data?.reporters?.find(({ type }) => type === 'a11y')
            const broken = axe?.result?.violations?.map(
              ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
            )
            page.words.push({ event, said: `${said}`, broken: broken ?? [] })
          })
        }
      }
      channel = next
    },
  })
}

/** Opens pages that hear what Storybook says. */
export async function openEntryPage(browser: Browser, width: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  page.setDefaultTimeout(PATIENCE_MS)
  await page.addInitScript(listen)
  return page
}

/** Counts what the page and its frames have asked for and not got yet. */
function watchLoading(page: Page) {
  const open = new Set<Request>()
  let whenOver = () => {}
  const begin = (request: Request) => open.add(request)
  const end = (request: Request) => {
    open.delete(request)
    if (open.size === 0) whenOver()
  }
  page.on('request', begin)
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return {
    /** @throws {Error} when after `patienceMs` something still loads. */
    over(patienceMs: number): Promise<void> {
      if (open.size === 0) return Promise.resolve()
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          const urls = [...open].map((request) => request.url()).slice(0, 3)
          reject(new Error(`${open.size} requests still wait, ${urls.join(', ')} among them.`))
        }, patienceMs)
        whenOver = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    },
    stop(): void {
      page.off('request', begin)
      page.off('requestfinished', end)
      page.off('requestfailed', end)
    },
  }
}

/** Address of an entry inside the built Storybook. */
export function entryUrl(
  site: string,
  { id, type }: Pick<Entry, 'id' | 'type'>,
  globals: Globals = {},
): string {
  const said = Object.entries(globals).map(([name, value]) => `${name}:${value}`)
  const query = new URLSearchParams({
    id,
    viewMode: type,
    ...(said.length > 0 && { globals: said.join(';') }),
  })
  return `${site}iframe.html?${query}`
}

/** @returns A complaint where `url` is of another host: a published Storybook asks nobody but its own. */
export const asksOf = (url: string, site: string): string[] =>
  /^https?:/.test(url) && !url.startsWith(new URL(site).origin) ? [`asks another host: ${url}`] : []

/** As a press in Storybook's list does it: the page stays, and what it has loaded. */
const switchTo = (page: Page, { id, type }: Entry) =>
  page.evaluate(
    (next) => {
      const preview = window as unknown as {
        words: unknown[]
        __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, data: object): void }
      }
      preview.words = []
      preview.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', next)
    },
    { storyId: id, viewMode: type },
  )

/**
 * Opens an entry and waits until it was rendered and its `play` is over.
 *
 * @param how - By its address, or after the entry that the page shows, which takes a third of the time.
 * @returns What went wrong, in words; nothing when all is well.
 */
export async function visitEntry(
  page: Page,
  site: string,
  entry: Entry,
  how: 'opened' | 'switched' = 'opened',
): Promise<string[]> {
  const wrong: string[] = []
  const onConsole = (message: { type(): string; text(): string }) => {
    if (message.type() === 'error') wrong.push(`console: ${message.text()}`)
  }
  const onPageError = (error: Error) => wrong.push(`page error: ${error.message}`)
  const onResponse = (response: { status(): number; url(): string }) => {
    if (response.status() >= 400) wrong.push(`${response.status()}: ${response.url()}`)
  }
  const onRequestFailed = (request: { url(): string; failure(): { errorText: string } | null }) => {
    // A picture of a page that is being left behind.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') wrong.push(`did not load: ${request.url()}`)
  }
  const loading = watchLoading(page)
  const onRequest = (request: { url(): string }) => wrong.push(...asksOf(request.url(), site))
  page.on('request', onRequest)
  page.on('console', onConsole)
  page.on('pageerror', onPageError)
  page.on('response', onResponse)
  page.on('requestfailed', onRequestFailed)
  try {
    await (how === 'switched' ? switchTo(page, entry) : page.goto(entryUrl(site, entry)))
    const words = await page.waitForFunction((type) => {
      const { words } = window as unknown as { words: { event: string }[] }
      const end = type === 'docs' ? ['docsRendered'] : ['storyFinished']
      const isOver = words.some(({ event }) =>
        [...end, 'storyMissing', 'configError', 'storyErrored', 'storyThrewException'].includes(event),
      )
      return isOver && words
    }, entry.type)
    for (const { event, said, broken } of (await words.jsonValue()) as PreviewWord[]) {
      if (event === 'docsRendered' || (event === 'storyFinished' && said !== 'error')) continue
      wrong.push([`${event}: ${said}`, ...broken].join('\n      '))
    }
    // Stories of a page of docs stand in frames. Left behind while they load, they take from the next entry: with some
    // 1,300 requests waiting, Chromium refuses more (`ERR_INSUFFICIENT_RESOURCES`).
    if (entry.type === 'docs') await loading.over(PATIENCE_MS)
  } catch (error) {
    wrong.push(`never ready: ${error instanceof Error ? error.message : error}`)
  }
  loading.stop()
  page.off('request', onRequest)
  page.off('console', onConsole)
  page.off('pageerror', onPageError)
  page.off('response', onResponse)
  page.off('requestfailed', onRequestFailed)
  return wrong
}
