import type { Metrics } from './metrics/metrics.ts'
import type { KeptPagesState, LaneState } from './metrics/shop-gauges.ts'
import type { DatabaseSystem } from './tracing/tracing.ts'

/** A request as it comes in. */
export interface IncomingRequest {
  method: string
  /** By name in lower case. */
  header(name: string): string | null | undefined
  /** Who is connected; '' when that is not known. */
  peer: string
  /** Where somebody in front has named it already. */
  requestId?: string | undefined
}

/** A request once it has been answered. */
export interface AnsweredRequest {
  /** Whether a call, or a page of a store. */
  part: 'api' | 'page'
  method: string
  /** The pattern of its path, never the path. */
  route: string
  status: number
  ms: number
  requestId: string
  /** Whoever asked has gone before the answer was there. */
  hasHungUp?: boolean
  /** Of a page that may be kept: whether it was. */
  kept?: 'hit' | 'miss' | undefined
}

export interface WatchedRequest {
  readonly id: string
  /** What is done in it belongs to the request: failures and slow statements name it. */
  run<Result>(work: () => Result): Result
  /** Ends its span. */
  end(answer: { route: string; status: number }): void
}

/** A statement that has ended. */
export interface EndedQuery {
  sql: string
  ms: number
  hasFailed: boolean
  system: DatabaseSystem
}

export interface OutgoingCall {
  /** To be sent along. */
  headers: Record<string, string>
  /** @param status - Null where no answer came. */
  end(status: number | null): void
}

/** What tells how much there is of it now. */
export interface ShownState {
  lanes?: () => Readonly<Record<string, LaneState>>
  keptPages?: () => KeptPagesState
}

/** Sees what a shop does, and says it in the log, the metrics and the traces. One per app. */
export interface Watch {
  readonly metrics: Metrics
  /** Hands over what is to be looked at for each scrape. */
  shows(shown: ShownState): void
  /** Looks at it. */
  showNow(): void
  /** The request's id: of a proxy that is trusted, else a new one. */
  idOf(request: Pick<IncomingRequest, 'header' | 'peer'>): string
  begin(request: IncomingRequest): WatchedRequest
  answered(request: AnsweredRequest): void
  /** Says once what went wrong, with its stack, and nothing of what it was about. */
  failed(error: unknown, where: Place): void
  queried(query: EndedQuery): void
  /** Does a round of a worker. */
  round<Result>(worker: string, work: () => Promise<Result>): Promise<Result>
  /** Begins a call to a service outside. */
  calls(service: string, method: string): OutgoingCall
}

/** Where something went wrong: names of ours, never of a visitor. */
export interface Place {
  /** Of a request. */
  method?: string
  /** The pattern of its path. */
  route?: string
  /** Of the API, made in this process. */
  call?: string
}
