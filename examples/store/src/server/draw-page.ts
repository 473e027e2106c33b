import type { Look } from '@dawakit/server'
import type { APIContext } from 'astro'
import type { KeptPage } from './kept-pages.ts'
import { settings } from './settings.ts'
import { SharedBody } from './shared-body.ts'
import { lookNow } from './shop.ts'
import { noteIn, type Shows, showsNothing } from './shown-products.ts'
import { streamOf } from './stream-of.ts'
import { Turns } from './turns.ts'
import { sayFailed } from './watch-page.ts'

/**
 * Pages drawn at a time: while the bytes of one are compressed or read, another is drawn. More would make all wait for each
 * other, and the calls of the API for all of them.
 */
const AT_ONCE = 4
/** Part of its time after which a page is drawn anew, so that the next is there when it ends. */
const RENEWED_AFTER = 0.8

/** An answer whose body many may read. */
type Kept = NonNullable<App.Locals['kept']>

interface Drawn {
  response: Response
  body: SharedBody | null
}

interface UnderWay {
  look: Promise<Look | null>
  drawn: Promise<Drawn>
}

const turns = new Turns(AT_ONCE)
const underWay = new Map<string, UnderWay>()

/**
 * Draws a page when its turn has come, and hands it over to be kept where it may be. Who asks for the same page while it is
 * being drawn, and nothing has changed, gets the same.
 *
 * @param draw - Makes the whole answer.
 */
export async function drawPage(context: APIContext, draw: () => Promise<Response>): Promise<Response> {
  const { kept } = context.locals
  if (!kept || context.request.method !== 'GET') return answerOf(await inTurn(context, draw, showsNothing()))
  try {
    return await drawForAll(context, kept, draw)
  } catch (error) {
    // What now stands in for the page is this visitor's alone.
    context.locals.kept = undefined
    throw error
  }
}

async function drawForAll(context: APIContext, kept: Kept, draw: () => Promise<Response>): Promise<Response> {
  const { key } = kept
  for (let known = underWay.get(key); known; known = underWay.get(key)) {
    if (await isNow(known)) return answerOf(await known.drawn)
    // It may show what has changed since: nobody else is to get it.
    if (underWay.get(key) === known) underWay.delete(key)
  }
  const shows = showsNothing()
  // While the database is away the page says so itself.
  const look = lookNow().catch(() => null)
  const mine = { look, drawn: look.then(() => inTurn(context, draw, shows)) }
  underWay.set(key, mine)
  const done = () => {
    if (underWay.get(key) === mine) underWay.delete(key)
  }
  wholePage(mine, shows, context)
    .then((page) => page && kept.keep(page))
    .then(done, done)
  return answerOf(await mine.drawn)
}

async function isNow({ look }: UnderWay): Promise<boolean> {
  const since = await look
  return since?.isNow().catch(() => false) ?? false
}

async function inTurn(context: APIContext, draw: () => Promise<Response>, shows: Shows): Promise<Drawn> {
  await turns.take()
  let body: SharedBody | null = null
  try {
    const response = await noteIn(shows, draw)
    // A stream that was handed over asks for its parts in here, too.
    if (response.body) body = noteIn(shows, () => new SharedBody(response.body as AsyncIterable<Uint8Array>))
    return { response, body }
  } finally {
    if (body) whenEnded(body, context)
    else turns.end()
  }
}

async function whenEnded(body: SharedBody, context: APIContext): Promise<void> {
  const whole = await body.whole
  turns.end()
  if (whole === null) await sayFailed(body.brokenBy, context)
}

function answerOf({ response, body }: Drawn): Response {
  const { status, statusText, headers } = response
  return new Response(body && streamOf(body.parts()), { status, statusText, headers: new Headers(headers) })
}

/** @returns null for what is not to be kept */
async function wholePage(
  { look, drawn }: UnderWay,
  shows: Shows,
  { locals, routePattern }: APIContext,
): Promise<KeptPage | null> {
  const { response, body } = await drawn
  const whole = await body?.whole
  const since = await look
  if (!whole || !since || !shows.isWhole || !isForAll(response)) return null
  const now = Date.now()
  const until = Math.min(
    locals.holdsUntil ?? Number.POSITIVE_INFINITY,
    now + 1000 * settings().KEPT_PAGES_SECONDS,
  )
  return {
    route: routePattern,
    headers: [...response.headers],
    body: whole,
    renewFrom: now + RENEWED_AFTER * (until - now),
    until,
    isStill: () => since.isStill(shows.products),
  }
}

/** Only what a cache in front may keep, too, and what says nothing to one browser alone. */
function isForAll({ status, headers }: Response): boolean {
  return (
    status === 200 &&
    !headers.has('Set-Cookie') &&
    (headers.get('Cache-Control')?.includes('s-maxage') ?? false)
  )
}
