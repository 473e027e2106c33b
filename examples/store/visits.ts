import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ShownState, Watch } from '@dawakit/server'

/** What the log, the metrics and the answer say of one request. */
export interface Visit {
  /** Stands in `X-Request-Id`, and on the page of a failure. */
  readonly id: string
  /** The pattern of the page's path; null until it is known. */
  route: string | null
  /** Whether the page was kept; null where it may not be. */
  kept: 'hit' | 'miss' | null
  /** Files are not said. Calls of the API are, by the API. */
  isSaid: boolean
  /** Called when the answer has left. */
  onEnd?: (answer: { route: string; status: number }) => void
  /** Hands over what the shop watches with, as soon as it has been opened. */
  watchBy(watch: Watch): void
}

export interface Visits {
  begin(request: IncomingMessage, response: ServerResponse): Visit
}

/**
 * Names each request of the store, and says which page was answered once it has left.
 *
 * @param keptPages - Tells what is kept now; undefined where nothing is.
 */
export function createVisits(keptPages: ShownState['keptPages']): Visits {
  let watch: Watch | undefined
  const watchBy = (opened: Watch) => {
    if (watch === opened) return
    watch = opened
    watch.shows({ keptPages })
  }
  return {
    begin(request, response) {
      const from = performance.now()
      const visit: Visit = {
        id: watch?.idOf({ header: headerOf(request), peer: request.socket.remoteAddress ?? '' }) ?? newId(),
        route: null,
        kept: null,
        isSaid: false,
        watchBy,
      }
      response.setHeader('X-Request-Id', visit.id)
      response.once('close', () => {
        const { statusCode: status, writableFinished } = response
        const route = visit.route ?? 'none'
        visit.onEnd?.({ route, status })
        if (!visit.isSaid) return
        watch?.answered({
          part: 'page',
          method: request.method ?? '',
          route,
          status,
          ms: performance.now() - from,
          requestId: visit.id,
          hasHungUp: !writableFinished,
          kept: visit.kept ?? undefined,
        })
      })
      return visit
    },
  }
}

/** Before the shop has been opened. */
const newId = () => randomUUID().slice(0, 13)

const headerOf =
  ({ headers }: IncomingMessage) =>
  (name: string) => {
    const value = headers[name]
    return Array.isArray(value) ? value[0] : value
  }
