/** A theme with what its start has put into it, page by page as a shop of Shopify gives it out. */
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { fetchPackages } from '../install.ts'
import { readStart } from '../read-start.ts'
import { checkTheme } from './check-theme.ts'
import { loadTheme } from './render-theme.ts'

const LIQUID = 'liquidjs@10.30.1'
/** Shopify's own, with its tables of tags, filters and objects. */
const THEME_CHECK = '@shopify/theme-check-node@3.29.1'
const THEME = ['layout/theme.liquid', 'sections/header.liquid', 'sections/header-group.json']
/** What Shopify sends with every page. */
const POLICY = "block-all-mixed-content; frame-ancestors 'none'; upgrade-insecure-requests;"
/** As whoever follows the start names them: Shopify makes a handle from each. */
const PAGES = ['Medicines', 'Medicine', 'Medicine checkout', 'My order']

const { PORT: port = '9292', STORE_URL: store = '', FETCHED_FOLDER: folder = '.' } = process.env
const own = THEME.map(
  async (path) => [path, await readFile(new URL(`theme/${path}`, import.meta.url), 'utf8')] as const,
)
const { files } = await readStart('shopify', store)
const theme = new Map([...(await Promise.all(own)), ...files])
await fetchPackages(folder, [LIQUID, THEME_CHECK])
await checkTheme(folder, theme)
const renderPage = await loadTheme(folder, theme)

const pages = new Map<string, string>()
for (const title of PAGES) {
  const handle = title.toLowerCase().replaceAll(' ', '-')
  pages.set(`/pages/${handle}`, await renderPage(handle, title))
}
const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  const page = pages.get(pathname)
  if (!page) return response.writeHead(pathname === '/favicon.ico' ? 204 : 404).end()
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': POLICY }
  return response.writeHead(200, headers).end(page)
})
server.listen(Number(port), () => process.send?.('listening'))
