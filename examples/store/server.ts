/**
 * The store under Node: built files (with the `.br` that stands beside them), then Astro.
 */
import { get, type IncomingMessage, type ServerResponse } from 'node:http'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { requireSettings } from '@dawakit/server/settings'
import { serveUntilStopped, stopOnSignal } from '@dawakit/server/stop'
import { keepRelease, removeOldReleases } from './embed-releases.ts'
import { isHost } from './is-host.ts'
import { serveEmbedReleases } from './serve-embed.ts'
import { createKeptPages, type KeptPage } from './src/server/kept-pages.ts'
import { pageKey } from './src/server/page-key.ts'
import { createRenewal } from './src/server/renewal.ts'
import { serveFolder } from './static-files.ts'
import { keepStoreRelease, removeOldStoreReleases, serveStoreReleases } from './store-releases.ts'
import { readStylesOfPages } from './styles-of-pages.ts'
import { createVisits } from './visits.ts'

const YEAR_SECONDS = 31_536_000
const MINUTES_SECONDS = 300

const settings = requireSettings(process.env)
/** Where the store was built. */
const dist = new URL(`${settings.STORE_DIST}/`, import.meta.url)
const { handler } = await import(new URL('server/entry.mjs', dist).href)
const styles = readStylesOfPages(dist)

const cached = (isHashed: boolean) => ({
  'Cache-Control': isHashed
    ? `public, max-age=${YEAR_SECONDS}, immutable`
    : `public, max-age=${MINUTES_SECONDS}`,
})
const serveBuilt = await serveFolder(fileURLToPath(new URL('client/', dist)), (path) =>
  cached(path.startsWith('/_astro/')),
)
/** What open pages of other releases ask for. */
const storeReleases = settings.STORE_RELEASES
const ownRelease = await keepStoreRelease(
  fileURLToPath(new URL('client/_astro/', dist)),
  storeReleases,
  Date.now(),
)
await removeOldStoreReleases(storeReleases, ownRelease, Date.now())
const serveReleases = serveStoreReleases(storeReleases)
/** The script tag: this release of it, and those before it, whose files open pages still ask for. */
const embedBuild =
  settings.EMBED_BUILD ?? dirname(fileURLToPath(import.meta.resolve('@dawakit/embed/dist/cdn/dawakit.js')))
const embedReleases = settings.EMBED_RELEASES
const embedVersion = await keepRelease(embedBuild, embedReleases)
await removeOldReleases(embedReleases, embedVersion, Date.now())
const serveEmbed = await serveEmbedReleases(embedReleases, embedVersion, settings.STORE_URL)

const port = settings.PORT
const host = settings.HOST ?? undefined
/** Where this process reaches itself: on the one address that it listens on, if it is one. */
const own = !host || host === '0.0.0.0' || host === '::' ? 'localhost' : host

/** Finished pages, in front of Astro: what it does around a page costs as much as all else. */
const { KEPT_PAGES_MB: megabytes, KEPT_PAGES_SECONDS: seconds } = settings
const renewal = createRenewal({ host: own, port })
const pages = megabytes > 0 && seconds > 0 ? createKeptPages(megabytes * 1_000_000, renewal.ask) : null

/** Closes the shop, once it has been opened. */
let closeShop: (() => Promise<void>) | undefined
const opens = (close: () => Promise<void>) => {
  closeShop = close
}

/** Whoever was here once by HTTPS is not asked for by HTTP again, where somebody could read along. */
const isSecure = settings.STORE_URL.startsWith('https:')

const visits = createVisits(pages ? () => pages.state() : undefined)

/** What Astro can make a request of. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

const { server, stop } = serveUntilStopped(answer, {
  waitSeconds: settings.STOP_WAIT_SECONDS,
  limitSeconds: settings.STOP_LIMIT_SECONDS,
  close: async () => closeShop?.(),
  print: (line) => console.log(line),
})

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const visit = visits.begin(request, response)
  if (isSecure) response.setHeader('Strict-Transport-Security', `max-age=${YEAR_SECONDS}`)
  if (!isHost(request.headers.host)) {
    response.writeHead(400, { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }).end()
    return
  }
  if (!METHODS.includes(request.method ?? '')) {
    response.writeHead(405, { Allow: METHODS.join(', ') }).end()
    return
  }
  const path = (request.url ?? '/').split('?')[0] ?? '/'
  if (path.startsWith('/embed/')) {
    if (await serveEmbed(path.slice('/embed'.length), request, response)) return
    response.writeHead(404, { 'Cache-Control': 'no-store', 'Access-Control-Allow-Origin': '*' }).end()
    return
  }
  if (serveBuilt(path, request, response)) return
  if (path.startsWith('/_astro/')) {
    if (await serveReleases(path.slice('/_astro/'.length), request, response)) return
    response.writeHead(404, { 'Cache-Control': 'no-store' }).end()
    return
  }
  visit.isSaid = !renewal.is(request)
  const key = pages && pageKey(request)
  if (key && visit.isSaid) {
    const page = await pages.serve(key, request, response)
    visit.kept = page ? 'hit' : 'miss'
    visit.route = page?.route ?? null
    if (page) return
  }
  const kept = key && { key, keep: (page: KeptPage) => pages.keep(key, page) }
  await handler(
    request,
    response,
    () => response.writeHead(404).end(),
    kept ? { opens, styles, visit, kept } : { opens, styles, visit },
  )
}

server.listen(port, host, async () => {
  // The first request opens the shop, and on a first start fills it: make that request here, not a visitor's.
  // Not by `fetch`, which gives up after five minutes: tables of a large shop may take longer to be brought up to date.
  const isReady = await new Promise<boolean>((resolve) => {
    get({ host: own, port, path: '/api/readyz', agent: false }, (answer) => {
      answer.resume()
      resolve(answer.statusCode === 200)
    }).once('error', () => resolve(false))
  })
  if (!isReady) {
    console.error('The shop could not be opened.')
    process.exit(1)
  }
  process.send?.('listening')
})
stopOnSignal(stop)
