/**
 * What a shop of `@dawakit/client/fetch` sends its calls with, and loads with the first of them. A page that knows that one is
 * coming imports this beside the shop, and saves a round trip.
 */
export { fetchTransport as transport } from '../transport/fetch-transport.ts'
export { sendCall } from './send-call.ts'
