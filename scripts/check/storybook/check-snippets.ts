import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Browser, Page, Route } from 'playwright'
import { type Entry, openEntryPage, PATIENCE_MS, visitEntry } from './visit-entry.ts'

/** Stories of the snippet builder whose HTML is taken elsewhere. */
const STORIES = ['shop', 'pinned-checkout'].map((name) => `start-snippet-builder--${name}`)

const PARTNER = 'https://partner.example/'
const PHARMACY = 'https://pharmacy.example/'
const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' }

/** The pharmacy: its script tag from the built Storybook, and an API that has nothing in it. */
async function answerAsPharmacy(route: Route, embed: string): Promise<void> {
  const { pathname } = new URL(route.request().url())
  if (pathname.startsWith('/api/')) {
    const json = { key: 'success', message: 'ok', data: [], totalCount: 0 }
    return route.fulfill({ headers: CORS, json })
  }
  const [ending = ''] = /\.\w+$/.exec(pathname) ?? []
  const body = await readFile(join(embed, basename(pathname)))
  return route.fulfill({ headers: CORS, contentType: TYPES[ending], body })
}

/** What is wrong with a page that has nothing but the snippet. */
async function openAlone(page: Page, html: string, embed: string): Promise<string[]> {
  const wrong: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') wrong.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => wrong.push(`page error: ${error.message}`))
  await page.route(`${PHARMACY}**`, (route) => answerAsPharmacy(route, embed))
  await page.route(`${PARTNER}**`, (route) =>
    route.request().url() === PARTNER
      ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
      : route.fulfill({ status: 204 }),
  )
  await page.goto(PARTNER)
  const tags = [...html.matchAll(/<(dawa-(?!shop)[\w-]+)/g)].map(([, tag = '']) => tag)
  if (tags.length === 0) wrong.push('it has no element')
  await page
    .waitForFunction(
      (all) => all.every((tag) => document.querySelector(tag)?.shadowRoot?.childElementCount),
      tags,
    )
    .catch(() => wrong.push(`not all of ${tags.join(', ')} show something`))
  return wrong
}

/**
 * Takes what the snippet builder makes to a page of another origin: it has to live there.
 *
 * @param entries - Those that are looked at.
 * @param folder - The built Storybook.
 */
export async function checkSnippets(
  browser: Browser,
  site: string,
  entries: readonly Entry[],
  folder: string,
): Promise<string[]> {
  const wrong: string[] = []
  for (const entry of entries) {
    if (!STORIES.includes(entry.id)) continue
    const builder = await openEntryPage(browser, 1000)
    const said = await visitEntry(builder, site, entry)
    const html = await builder.locator('.snippet-code pre').textContent()
    await builder.close()
    const page = await browser.newPage()
    page.setDefaultTimeout(PATIENCE_MS)
    said.push(...(await openAlone(page, html ?? '', join(folder, 'embed'))))
    await page.close()
    wrong.push(...said.map((words) => `snippet of ${entry.id}\n    ${words}`))
  }
  return wrong
}
