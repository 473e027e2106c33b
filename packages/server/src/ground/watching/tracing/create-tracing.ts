import { setTimeout as wait } from 'node:timers/promises'
import {
  type Span as OtelSpan,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  type TimeInput,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-node'
import { contextOf, traceparentOf } from './traceparent.ts'
import type { Span, Tracing } from './tracing.ts'

/** Milliseconds that a process which ends waits for a receiver. */
const LAST_SPANS_MS = 3000

export interface TracingOptions {
  /** Of the OTLP receiver, without `/v1/traces`. */
  endpoint: string
  headers: Readonly<Record<string, string>>
  /** What the shop is called. */
  service: string
  version: string
  /** Of all requests that no proxy has decided about, from 0 to 1. */
  share: number
}

/**
 * Traces by OpenTelemetry, sent in batches beside the work. Loaded on demand alone, and registered nowhere: two shops in one
 * process trace for themselves.
 */
export function createTracing({ endpoint, headers, service, version, share }: TracingOptions): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers })
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.version': version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  })
  const tracer = provider.getTracer('dawakit', version)
  /** Below what has been begun here, or what a proxy says. */
  const below = (parent: Span | null, traceparent: string | null = null) =>
    contextOf(parent?.traceparent ?? traceparent) ?? ROOT_CONTEXT

  return {
    request({ method, requestId, traceparent, parent }) {
      const attributes = { 'http.request.method': method, 'dawakit.request_id': requestId }
      const options = { kind: parent ? SpanKind.INTERNAL : SpanKind.SERVER, attributes }
      const span = tracer.startSpan(method, options, below(parent, traceparent))
      return {
        traceparent: traceparentOf(span),
        end({ route, status }) {
          span.updateName(`${method} ${route}`)
          span.setAttributes({ 'http.route': route, 'http.response.status_code': status })
          endSpan(span, status >= 500)
        },
      }
    },
    query({ parent, sql, ms, hasFailed, system }) {
      const attributes = { 'db.system': system, 'db.system.name': system, 'db.query.text': sql }
      const endTime = Date.now()
      const options = { kind: SpanKind.CLIENT, attributes, startTime: endTime - ms }
      endSpan(tracer.startSpan(operationOf(sql), options, below(parent)), hasFailed, endTime)
    },
    outgoing({ parent, service: peer, method }) {
      const attributes = { 'http.request.method': method, 'peer.service': peer }
      const span = tracer.startSpan(`${method} ${peer}`, { kind: SpanKind.CLIENT, attributes }, below(parent))
      return {
        traceparent: traceparentOf(span),
        end(status) {
          if (status !== null) span.setAttribute('http.response.status_code', status)
          endSpan(span, status === null || status >= 400)
        },
      }
    },
    async close() {
      const sent = provider.shutdown().catch(() => {})
      await Promise.race([sent, wait(LAST_SPANS_MS, undefined, { ref: false })])
    },
  }
}

function endSpan(span: OtelSpan, hasFailed: boolean, at?: TimeInput): void {
  if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end(at)
}

/** The first word of a statement: `select`. */
const operationOf = (sql: string): string => /^\s*(\w+)/.exec(sql)?.[1]?.toLowerCase() ?? 'query'
