/**
 * The API on its own under Node: `PORT`, and the rest of the environment as docs/operating.md says. It opens empty: a
 * program that hands over a catalogue calls `openShop` itself.
 */
import { getRequestListener } from '@hono/node-server'
import { serveUntilStopped } from '../../ground/stop/serve-until-stopped.ts'
import { stopOnSignal } from '../../ground/stop/stop-on-signal.ts'
import { requireSettings } from '../settings/require-settings.ts'
import { openShop } from './open-shop.ts'

const print = (line: string) => console.log(line)
const settings = requireSettings(process.env)
const shop = await openShop(process.env, { print })
const { server, stop } = serveUntilStopped(
  getRequestListener((request, { incoming }) =>
    shop.app.fetch(request, { address: incoming.socket.remoteAddress ?? '' }),
  ),
  {
    waitSeconds: settings.STOP_WAIT_SECONDS,
    limitSeconds: settings.STOP_LIMIT_SECONDS,
    close: () => shop.close(),
    print,
  },
)
stopOnSignal(stop)
server.listen(settings.PORT, settings.HOST ?? undefined, () => {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : settings.PORT
  print(`The API listens on http://localhost:${port}/api`)
  process.send?.('listening')
})
