/** Something that takes time, as a part of a trace. */
export interface Span {
  /** Ids of the trace and of this span, as W3C writes them in a header: https://www.w3.org/TR/trace-context/ */
  readonly traceparent: string
}

/** The answer to a request. */
export interface RequestSpan extends Span {
  end(answer: { route: string; status: number }): void
}

/** A call to a service outside. */
export interface OutgoingSpan extends Span {
  /** @param status - Null where no answer came. */
  end(status: number | null): void
}

/** Makes spans and sends them on. Without one nothing is traced, and nothing of a tracer is loaded. */
export interface Tracing {
  request(request: {
    method: string
    requestId: string
    /** Header of who sent the request, where that is one of our own proxies. */
    traceparent: string | null
    /** What the request is a part of in this process. */
    parent: Span | null
  }): RequestSpan
  /** A statement that has just ended. */
  query(query: { parent: Span; sql: string; ms: number; hasFailed: boolean; system: DatabaseSystem }): void
  outgoing(call: { parent: Span | null; service: string; method: string }): OutgoingSpan
  /** Sends what is left. */
  close(): Promise<void>
}

/** As OpenTelemetry calls it. */
export type DatabaseSystem = 'sqlite' | 'postgresql'
