export { fetchTransport } from './fetch-transport.ts'
export { sendCall } from './send-call.ts'
