import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A span as it came over the wire. */
export interface ReceivedSpan {
  name: string
  traceId: string
  spanId: string
  parentSpanId: string | undefined
  /** 2 is an error. */
  status: number
  attributes: Record<string, unknown>
}

/** Takes traces as a collector does: OTLP, as JSON over HTTP. */
export interface TraceReceiver {
  url: string
  spans: ReceivedSpan[]
  /** Each body, as it was sent. */
  bodies: string[]
  /** Of the last request. */
  headers: Record<string, unknown>
  close(): Promise<void>
}

interface OtlpSpan {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  status?: { code?: number }
  attributes?: { key: string; value: Record<string, unknown> }[]
}

export async function openTraceReceiver(): Promise<TraceReceiver> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString('utf8')
    if (request.method !== 'POST' || request.url !== '/v1/traces') {
      response.writeHead(404).end()
      return
    }
    receiver.bodies.push(body)
    receiver.headers = request.headers
    for (const { scopeSpans } of JSON.parse(body).resourceSpans) {
      for (const { spans } of scopeSpans) receiver.spans.push(...spans.map(readSpan))
    }
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const receiver: TraceReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: [],
    bodies: [],
    headers: {},
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return receiver
}

function readSpan({ name, traceId, spanId, parentSpanId, status, attributes = [] }: OtlpSpan): ReceivedSpan {
  const values = attributes.map(({ key, value }) => [key, Object.values(value)[0]])
  return {
    ...{ name, traceId, spanId, parentSpanId, status: status?.code ?? 0 },
    attributes: Object.fromEntries(values),
  }
}
