import ky from 'ky'
import { deadline, readResponse, type Transport } from './transport.ts'

/** ky, without its retries and status errors: a call is sent once, and the contract's key decides. */
export const kyTransport: Transport = async (request) => {
  const { url, method, headers, body, as } = request
  const response = await ky(url, {
    method,
    headers,
    body,
    signal: deadline(request),
    // The signal carries the deadline, so that it covers the body too.
    timeout: false,
    retry: 0,
    throwHttpErrors: false,
  })
  return readResponse(response, as)
}
