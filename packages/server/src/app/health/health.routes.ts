import { pendingMigrations } from '../../ground/database/migrate.ts'
import type { Mount } from '../../ground/http/mount.ts'

/** For whoever runs the server: `/healthz` says the process answers, `/readyz` that it can serve. */
export const healthRoutes: Mount = (app, context) => {
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }))
  app.get('/readyz', async (c) => {
    const isReady = await pendingMigrations(context.db).then(
      (pending) => pending === 0,
      () => false,
    )
    return c.json({ status: isReady ? 'ready' : 'not-ready' }, isReady ? 200 : 503, {
      'Cache-Control': 'no-store',
    })
  })
}
