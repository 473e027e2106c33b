import { methodOf } from './method-of.ts'
import { createMetrics } from './metrics/metrics.ts'
import { newRequestId, readRequestId } from './request-id.ts'
import { sayFailure } from './say-failure.ts'
import type { Says } from './says.ts'
import { currentScope, inScope } from './scope.ts'
import type { DatabaseSystem, Span, Tracing } from './tracing/tracing.ts'
import { version } from './version.ts'
import type { ShownState, Watch } from './watch.ts'

/** What is asked again and again by who looks after the shop: said only where everything is. */
const QUIET = new Set(['/healthz', '/readyz', '/metrics'])
/** Characters of a statement in the log: one that inserts many rows says the same again and again. */
const SQL_SAID = 1500

const tenths = (ms: number) => Math.round(ms * 10) / 10

export interface WatchOptions {
  log: Says
  /** Whether whoever is connected is a proxy of ours, whose headers count. */
  isOurs(peer: string): boolean
  /** Statements that take longer are said; 0: none. */
  slowQueryMs: number
  database: DatabaseSystem
  /** @default nothing is traced */
  tracing?: Tracing | null
}

export function createWatch({ log, isOurs, slowQueryMs, database, tracing = null }: WatchOptions): Watch {
  const metrics = createMetrics()
  metrics.gauges.showBuild({ version, node: process.version, database })
  const shown: ShownState = {}
  const said = new WeakSet<object>()
  const idOf: Watch['idOf'] = ({ header, peer }) => {
    const given = header('x-request-id')
    return (given && isOurs(peer) && readRequestId(given)) || newRequestId()
  }

  const watch: Watch = {
    metrics,
    shows: (more) => Object.assign(shown, more),
    showNow() {
      if (shown.lanes) metrics.gauges.showLanes(shown.lanes())
      if (shown.keptPages) metrics.gauges.showKeptPages(shown.keptPages())
    },
    idOf,
    begin(request) {
      const around = currentScope()
      const id = request.requestId ?? around?.requestId ?? idOf(request)
      const span = tracing?.request({
        method: methodOf(request.method),
        requestId: id,
        traceparent: (isOurs(request.peer) && request.header('traceparent')) || null,
        parent: around?.span ?? null,
      })
      return {
        id,
        run: (work) => inScope({ watch, requestId: id, span: span ?? null }, work),
        end: (answer) => span?.end(answer),
      }
    },
    answered({ part, method, route, status, ms, requestId, hasHungUp, kept }) {
      const facts = { part, method: methodOf(method), route, status }
      metrics.request({ ...facts, seconds: ms / 1000 })
      if (kept) metrics.keptPage(kept)
      const line = {
        ...facts,
        ms: tenths(ms),
        requestId,
        ...(hasHungUp && { hungUp: true }),
        ...(kept && { kept }),
      }
      if (QUIET.has(route)) log.debug(line, 'request')
      else if (status >= 500) log.warn(line, 'request')
      else log.info(line, 'request')
    },
    failed(error, where) {
      // The same may pass by several who watch.
      if (typeof error === 'object' && error !== null) {
        if (said.has(error)) return
        said.add(error)
      }
      sayFailure(log, error, { ...where, requestId: currentScope()?.requestId ?? undefined })
    },
    queried({ sql, ms, hasFailed, system }) {
      const scope = currentScope()
      const isSlow = slowQueryMs > 0 && ms >= slowQueryMs
      metrics.query({ seconds: ms / 1000, isSlow })
      if (scope?.span) tracing?.query({ parent: scope.span, sql, ms, hasFailed, system })
      if (isSlow) {
        const requestId = scope?.requestId ?? undefined
        log.warn({ ms: tenths(ms), sql: sql.slice(0, SQL_SAID), requestId }, 'slow query')
      }
    },
    async round(worker, work) {
      try {
        const done = await inScope({ watch, requestId: null, span: null }, work)
        metrics.round({ worker, outcome: 'done' })
        return done
      } catch (error) {
        metrics.round({ worker, outcome: 'failed' })
        throw error
      }
    },
    calls(service, method) {
      const span = tracing?.outgoing({ parent: currentScope()?.span ?? null, service, method })
      const from = performance.now()
      return {
        headers: headersOf(span),
        end(status) {
          span?.end(status)
          metrics.outgoing({ service, status, seconds: (performance.now() - from) / 1000 })
        },
      }
    },
  }
  return watch
}

function headersOf(span: Span | undefined): Record<string, string> {
  return span ? { traceparent: span.traceparent } : {}
}
