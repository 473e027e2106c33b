/**
 * The API on its own under Node: `PORT`, and the rest of the environment as docs/operating.md says. It opens empty: a
 * program that hands over a catalogue calls `openShop` itself.
 */
import { serve } from '@hono/node-server'
import { requireSettings } from '../settings/require-settings.ts'
import { openShop } from './open-shop.ts'

const settings = requireSettings(process.env)
const shop = await openShop(process.env, { print: (line) => console.log(line) })
const server = serve(
  {
    port: settings.PORT,
    ...(settings.HOST && { hostname: settings.HOST }),
    fetch: (request, { incoming }) =>
      shop.app.fetch(request, { address: incoming.socket.remoteAddress ?? '' }),
  },
  (info) => {
    console.log(`The API listens on http://localhost:${info.port}/api`)
    process.send?.('listening')
  },
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(async () => {
      await shop.close()
      process.exit(0)
    })
  })
}
