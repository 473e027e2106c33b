import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { run } from '../scripts/run.ts'
import { addresses } from './addresses.ts'
import { DARK, expectFollowed, ground } from './ground.ts'
import { expect, type Page, test } from './journey.ts'

let folder: string
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dawakit-theme-'))
  await Promise.all([
    build({
      root: fileURLToPath(new URL('theme-page', import.meta.url)),
      configFile: false,
      logLevel: 'error',
      base: './',
      resolve: { conditions: ['dawakit-source', 'module', 'browser', 'production'] },
      build: { outDir: `${folder}/vite` },
    }),
    run('storybook', ['build', '--disable-telemetry', '--quiet', '--output-dir', `${folder}/storybook`]),
  ])
})
test.afterAll(() => rm(folder, { recursive: true, force: true }))

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
}

/** Opens a page of what was built, as any file server sends it. */
async function openBuilt(page: Page, path: string): Promise<void> {
  await page.route('http://built.test/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    const body = await readFile(`${folder}${pathname}`).catch(() => null)
    if (!body) return route.fulfill({ status: 404 })
    await route.fulfill({ body, contentType: TYPES[extname(pathname)] ?? 'application/octet-stream' })
  })
  await page.goto(`http://built.test/${path}`)
}

test('the colours follow the page through a default build of Vite, and a colour of its own stays', {
  tag: '@desktop',
}, async ({ page }) => {
  await openBuilt(page, 'vite/index.html')
  await expectFollowed(page, 'Vite’s page')
  await expect(page.getByRole('button', { name: 'Check' })).toHaveCSS('background-color', 'rgb(122, 46, 93)')
})

test('the colours follow the page in the built Storybook', { tag: '@desktop' }, async ({ page }) => {
  await openBuilt(page, 'storybook/iframe.html?id=shopping-search-box--empty&viewMode=story')
  await expect(page.getByRole('combobox')).toBeVisible()
  await page.locator('.story').evaluate((element) => element.removeAttribute('data-dawa-theme'))
  await expectFollowed(page, 'a story')
  await openBuilt(
    page,
    'storybook/iframe.html?id=shopping-search-box--empty&viewMode=story&globals=theme:dark',
  )
  await expect(page.getByRole('combobox')).toBeVisible()
  expect(await ground(page)).toBe(DARK)
})

test('the colours follow the partner’s page of npm modules', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(addresses.partnerReact)
  await expect(page.getByRole('combobox')).toBeVisible()
  await expectFollowed(page, 'the page of npm modules')
})
