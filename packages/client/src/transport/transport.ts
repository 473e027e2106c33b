/** One HTTP request, already complete: transports add nothing but the deadline. */
export interface TransportRequest {
  url: string
  method: string
  headers: Record<string, string>
  body?: string | FormData
  signal?: AbortSignal
  /** Milliseconds until the whole answer, body included, must have arrived. @default 30000 */
  timeoutMs?: number | undefined
  /** How a good answer is read. A failure is always read as JSON. */
  as: 'json' | 'blob'
}

export interface TransportResponse {
  status: number
  /** Parsed JSON, a Blob, or undefined when the answer was not JSON (a proxy's error page). */
  body: unknown
}

/**
 * Sends one request over the network. Resolves at any HTTP status.
 * Rejects with a `TimeoutError` after `timeoutMs`, an `AbortError` when `signal` aborts,
 * and anything else when the network fails.
 */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>

/** Milliseconds a call may take. */
const CALL_TIMEOUT_MS = 30_000

/** Aborts when the caller does, or when the time is up. */
export function deadline({ signal, timeoutMs = CALL_TIMEOUT_MS }: TransportRequest): AbortSignal {
  const timeout = AbortSignal.timeout(timeoutMs)
  return signal ? AbortSignal.any([signal, timeout]) : timeout
}

/** Reads the body while the deadline still runs. */
export async function readResponse(
  response: Response,
  as: TransportRequest['as'],
): Promise<TransportResponse> {
  const { status } = response
  if (as === 'blob' && response.ok) return { status, body: await response.blob() }
  const text = await response.text()
  try {
    return { status, body: JSON.parse(text) }
  } catch {
    // Not JSON: a gateway's or proxy's own page. The caller decides by the status.
    return { status, body: undefined }
  }
}
