import type { Mount } from '../../ground/http/mount.ts'
import { requireOperator } from '../../ground/http/require-operator.ts'

/** The metrics for an operator's program that reaches the shop from outside: the same as on `METRICS_PORT`. */
export const metricsRoutes: Mount = (app, { config, scrape }) => {
  app.get('/metrics', async (c) => {
    requireOperator(config, c.req.header('authorization'))
    return c.text(await scrape.text(), 200, {
      'Content-Type': scrape.contentType,
      'Cache-Control': 'no-store',
    })
  })
}
