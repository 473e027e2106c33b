import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { createShopGauges, type ShopGauges } from './shop-gauges.ts'

/** Seconds that most answers of the API and pages take, and what is too long. */
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const QUERY_SECONDS = [0.001, 0.005, 0.025, 0.1, 0.5, 1, 5]
const SERVICE_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** What is counted as it happens. */
export interface Metrics {
  readonly registry: Registry
  /** What is looked at for a scrape. */
  readonly gauges: ShopGauges
  /** Counts what Node tells of the process, from now to its end. */
  watchProcess(): void
  request(request: { part: string; method: string; route: string; status: number; seconds: number }): void
  keptPage(outcome: 'hit' | 'miss'): void
  query(query: { seconds: number; isSlow: boolean }): void
  round(round: { worker: string; outcome: 'done' | 'failed' }): void
  /** Something has happened in the shop. */
  happening(kind: string): void
  outgoing(call: { service: string; status: number | null; seconds: number }): void
}

/** The counts of one shop. Every label has few values: patterns, methods, names of ours. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const requests = new Counter({
    name: 'dawakit_http_requests_total',
    help: 'Requests that were answered, by the class of their status.',
    labelNames: ['part', 'method', 'route', 'status'],
    registers,
  })
  const requestSeconds = new Histogram({
    name: 'dawakit_http_request_seconds',
    help: 'Seconds until a request was answered; of a page until its last byte was handed over.',
    labelNames: ['part', 'method', 'route'],
    buckets: REQUEST_SECONDS,
    registers,
  })
  const keptPages = new Counter({
    name: 'dawakit_kept_pages_total',
    help: 'Pages that may be kept: a hit was kept, a miss was drawn.',
    labelNames: ['outcome'],
    registers,
  })
  const querySeconds = new Histogram({
    name: 'dawakit_query_seconds',
    help: 'Seconds of statements, with their wait for a connection.',
    buckets: QUERY_SECONDS,
    registers,
  })
  const slowQueries = new Counter({
    name: 'dawakit_slow_queries_total',
    help: 'Statements that took longer than SLOW_QUERY_MS.',
    registers,
  })
  const rounds = new Counter({
    name: 'dawakit_worker_rounds_total',
    help: 'Rounds of what goes on beside the calls.',
    labelNames: ['worker', 'outcome'],
    registers,
  })
  const lastRound = new Gauge({
    name: 'dawakit_worker_last_round_timestamp_seconds',
    help: 'When the last round ended well, in seconds since 1970.',
    labelNames: ['worker'],
    registers,
  })
  const serviceSeconds = new Histogram({
    name: 'dawakit_service_request_seconds',
    help: 'Seconds that services outside took to answer.',
    labelNames: ['service', 'outcome'],
    buckets: SERVICE_SECONDS,
    registers,
  })
  const happenings = new Counter({
    name: 'dawakit_happenings_total',
    help: 'What has happened in the shop, by its kind: orders placed, parcels handed over, refunds made.',
    labelNames: ['kind'],
    registers,
  })
  return {
    registry,
    gauges: createShopGauges(registry),
    watchProcess: () => collectDefaultMetrics({ register: registry }),
    request({ part, method, route, status, seconds }) {
      requests.inc({ part, method, route, status: `${String(status).charAt(0)}xx` })
      requestSeconds.observe({ part, method, route }, seconds)
    },
    keptPage: (outcome) => keptPages.inc({ outcome }),
    query({ seconds, isSlow }) {
      querySeconds.observe(seconds)
      if (isSlow) slowQueries.inc()
    },
    round({ worker, outcome }) {
      rounds.inc({ worker, outcome })
      if (outcome === 'done') lastRound.setToCurrentTime({ worker })
    },
    happening: (kind) => happenings.inc({ kind }),
    outgoing: ({ service, status, seconds }) =>
      serviceSeconds.observe({ service, outcome: outcomeOf(status) }, seconds),
  }
}

function outcomeOf(status: number | null): string {
  if (status === null) return 'none'
  return status < 400 ? 'done' : 'refused'
}
