import type { Context } from 'hono'
import type { ServerContext } from '../../ground/context/server-context.ts'
import type { Mount } from '../../ground/http/mount.ts'
import { GATEWAY_RETURNS } from '../../ground/http/origins.ts'
import { readBody } from '../../ground/http/read-body.ts'
import { takeReturn } from './attempts/take-return.ts'
import { takeWebhook } from './attempts/take-webhook.ts'
import { endPath, returnPage } from './return-page.ts'

/** The gateways' own ways in: the webhook, and the browser that comes back. */
export const paymentRoutes: Mount = (app, context) => {
  app.post('/post/paymentWebhook', async (c) => {
    await takeWebhook(context, {
      rawBody: Buffer.from(await readBody(c)),
      header: (name) => c.req.header(name) ?? '',
    })
    return c.json({ key: 'success', message: 'OK', data: null })
  })
  for (const path of GATEWAY_RETURNS) {
    app.post(path, async (c) => {
      await readBody(c)
      return comeBack(context, c, new URLSearchParams(await c.req.text()))
    })
  }
  app.get('/get/paymentReturn', (c) => comeBack(context, c, new URL(c.req.url).searchParams))
}

async function comeBack(context: ServerContext, c: Context, brought: URLSearchParams): Promise<Response> {
  const end = await takeReturn(context, Object.fromEntries(brought))
  c.header('Cache-Control', 'no-store')
  const { storeUrl } = context.config
  const isFramed = ['iframe', 'frame'].includes(c.req.header('sec-fetch-dest') ?? '')
  if (!isFramed) return c.redirect(`${storeUrl}${endPath(end)}`, 303)
  const { html, policy } = returnPage(context.config, end)
  c.header('Content-Security-Policy', policy)
  return c.html(html)
}
