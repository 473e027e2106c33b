import { deadline, readResponse, type Transport } from './transport.ts'

/** The platform's own fetch, for where ky's weight does not fit. */
export const fetchTransport: Transport = async (request) =>
  readResponse(await fetch(request.url, { ...request, signal: deadline(request) }), request.as)
