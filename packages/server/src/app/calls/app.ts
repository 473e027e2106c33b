import type { PictureDrawer, SaltFacts } from '@dawakit/core/catalogue'
import type { CallData, CallInput, CallName } from '@dawakit/core/contract'
import { notFound } from '@dawakit/core/refusals'
import { Hono } from 'hono'
import { neutralPictures, storeSignIn } from '../../catalogue/images/neutral-pictures.ts'
import { tellOfRecalls } from '../../desk/recalls/tell-of-recall.ts'
import { type Clock, systemClock } from '../../ground/context/clock.ts'
import type { Config } from '../../ground/context/config.ts'
import { createLog, type Log } from '../../ground/context/log.ts'
import { createLongWork } from '../../ground/context/long-work.ts'
import { createMemoryCounter } from '../../ground/context/memory-counter.ts'
import type { Providers } from '../../ground/context/providers.ts'
import { saltsOfDay } from '../../ground/context/salts-of-day.ts'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { type LaggingReads, withoutReplica } from '../../ground/database/lanes/lagging-reads.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import type { Changes } from '../../ground/database/told/changes.ts'
import { createHappened } from '../../ground/handing-over/alongside.ts'
import { countHappenings } from '../../ground/handing-over/count-happenings.ts'
import { createSubscribers } from '../../ground/handing-over/subscribers.ts'
import { CallError } from '../../ground/http/call-error.ts'
import type { Caller } from '../../ground/http/define-call.ts'
import { allowOrigins } from '../../ground/http/origins.ts'
import { protectAnswers } from '../../ground/http/protect-answers.ts'
import { asCallError, runCall, serveCall, serveError } from '../../ground/http/serve-call.ts'
import { createCatalogue } from '../../ground/kept-catalogue/catalogue.ts'
import type { Watch } from '../../ground/watching/watch.ts'
import { watchRequests } from '../../ground/watching/watch-requests.ts'
import { countWhatIsSold } from '../../keeping/to-order/count-sold.ts'
import { createOutbox } from '../../messages/outbox/outbox.ts'
import { openGateways } from '../../money/payments/gateways/registry.ts'
import { tellOfReturns } from '../../money/returns/tell-of-returns.ts'
import { tellOfOrders } from '../../orders/tell/tell-of-orders.ts'
import { callerOf } from '../../people/sessions/caller-of.ts'
import { createRestock } from '../../requests/of-products/announce-restock.ts'
import { announceWhatIsBack } from '../../requests/of-products/announce-what-is-back.ts'
import { tellOfRequests } from '../../requests/tell/tell-of-requests.ts'
import { createScrape } from '../health/scrape.ts'
import { calls } from './calls.ts'
import { mountDesk } from './mount-desk.ts'
import { routes } from './routes.ts'
import { watchOf } from './watch-of.ts'

export interface AppOptions {
  db: Database
  /** Tells of what other processes write. @default nobody does: it is asked for once a second */
  changes?: Changes | undefined
  /** A replica for what may lag. @default `db` */
  lagging?: LaggingReads | undefined
  /** The services outside. @default gateways: those of this release, as the configuration sets them */
  providers: Omit<Providers, 'gateways'> & Partial<Pick<Providers, 'gateways'>>
  config: Config
  /** @default plain shapes with names */
  pictures?: PictureDrawer
  /** What is known of salts, for lists that are imported. @default nothing: more is on prescription */
  salts?: (() => readonly SaltFacts[]) | undefined
  /** @default the system's clock */
  clock?: Clock
  /** @default warnings and errors to standard output */
  log?: Log
  /** @default one of its own, which traces nothing */
  watch?: Watch
}

export interface App {
  /** Web-standard: runs inside Astro, under Node's server, and in tests without a socket. */
  fetch(request: Request, connection?: { address: string; requestId?: string | undefined }): Promise<Response>
  /**
   * Makes a call as a guest in this process: for pages that are rendered beside the API.
   *
   * @throws {CallError} with the status and sentence that HTTP would answer
   */
  ask<Name extends CallName>(name: Name, input?: CallInput<Name>): Promise<Asked<Name>>
  context: ServerContext
}

export interface Asked<Name extends CallName> {
  data: CallData<Name>
  totalCount: number
}

const guest: Caller = {
  userId: null,
  sessionId: null,
  partner: null,
  through: null,
  address: '',
  header: () => null,
}

/** The API. Calls stand at `/get/…`, `/post/…`, `/update/…`, `/delete/…`, with or without `/api` before them. */
export function createApp(options: AppOptions): App {
  const clock = options.clock ?? systemClock
  const log = options.log ?? createLog('warn')
  const lagging = options.lagging ?? withoutReplica(options.db)
  const base = {
    db: options.db,
    lagging,
    catalogue: createCatalogue(options.db, clock, { told: options.changes, lagging }),
    providers: { gateways: openGateways(options.config), ...options.providers },
    config: options.config,
    counter: createMemoryCounter(),
    pictures: withOwnSign(options.config, options.pictures ?? neutralPictures),
    salts: saltsOfDay(options.salts ?? (() => []), clock),
    clock,
    log,
    watch: options.watch ?? watchOf({ log, config: options.config }),
  }
  const longWork = createLongWork(base)
  const messages = { ...base, longWork, scrape: createScrape(base), outbox: createOutbox(base) }
  const restock = createRestock(messages)
  const subscribers = createSubscribers(base, [
    countWhatIsSold(base),
    countHappenings(base.watch),
    announceWhatIsBack(restock),
    tellOfRecalls({ ...base, outbox: messages.outbox }),
  ])
  const happened = createHappened({
    ...base,
    alongside: [tellOfOrders, tellOfReturns, tellOfRequests],
    onCommitted: () => {
      messages.outbox.wake()
      subscribers.wake()
    },
  })
  const context: ServerContext = { ...messages, restock, subscribers, happened }
  const app = new Hono<{ Bindings: { address: string; requestId?: string | undefined } }>()
  app.use(watchRequests(context.watch))
  app.use(protectAnswers)
  app.use(allowOrigins(context))
  app.use(async ({ req }, next) => {
    await next()
    // Whatever a call has changed, the next page shows.
    if (req.method !== 'GET' && req.method !== 'HEAD') context.catalogue.refresh()
  })
  for (const call of calls) {
    const [method = '', path = ''] = call.name.split(' ')
    app.on(method, path, async (c) => serveCall(context, call, c, await callerOf(context, c, c.env.address)))
  }
  mountDesk(app, context)
  for (const mount of routes) mount(app, context)
  app.notFound((c) => serveError(context, new CallError(404, notFound), c))
  app.onError((error, c) => serveError(context, error, c))
  const callByName = new Map(calls.map((call) => [call.name, call]))
  return {
    context,
    async ask(name, input) {
      const call = callByName.get(name)
      if (!call) throw new CallError(404, notFound)
      const sent = { query: asSent(input?.query), body: input?.body ?? {} }
      const { data, totalCount = 0 } = await runCall(context, call, guest, sent).catch((error) => {
        const known = asCallError(error)
        if (!known || known.status >= 500) context.watch.failed(error, { call: name })
        throw known ?? error
      })
      // What the call's own schema of answers says.
      return { data: data as CallData<typeof name>, totalCount }
    },
    fetch: async (request, connection) => {
      const url = new URL(request.url)
      if (url.pathname.startsWith('/api/')) {
        url.pathname = url.pathname.slice('/api'.length)
        request = new Request(url, request)
      }
      return app.fetch(request, { address: connection?.address ?? '', requestId: connection?.requestId })
    },
  }
}

/** The sign of the catalogue's drawer is the reference shop's: another shop's is made of its name. */
function withOwnSign({ brand }: Config, drawer: PictureDrawer): PictureDrawer {
  if (brand.isReference) return drawer
  const { primary, onPrimary } = brand.colours ?? {}
  return primary && onPrimary
    ? { ...drawer, storeSign: storeSignIn(primary, onPrimary) }
    : { ...drawer, storeSign: neutralPictures.storeSign }
}

/** A query as an address carries it: texts, without what is not given. */
function asSent(query: object | undefined): Record<string, string> {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([key, value]) => [key, String(value)]))
}
