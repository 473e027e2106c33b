import { deadline, readResponse, type Transport } from './transport.ts'

/** The platform's own fetch, for where ky's weight does not fit. */
export const fetchTransport: Transport = async (request) => {
  const { url, method, headers, body, as } = request
  return readResponse(await fetch(url, { method, headers, body, signal: deadline(request) }), as)
}
