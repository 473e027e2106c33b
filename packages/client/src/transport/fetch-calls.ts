export { fetchTransport as transport } from './fetch-transport.ts'
export { sendCall } from './send-call.ts'
