import { createHmac, timingSafeEqual } from 'node:crypto'
import { notFound, notYours } from '@dawakit/core/refusals'
import { CallError } from '../../ground/http/call-error.ts'
import type { Mount } from '../../ground/http/mount.ts'
import { readBody } from '../../ground/http/read-body.ts'
import { readReport } from './report.ts'
import { takeReport } from './take-report.ts'

const PATH = '/whatsappWebhook'

/** Meta's way in: it asks once whether the address is ours, and reports what became of messages. */
export const whatsappRoutes: Mount = (app, context) => {
  const { whatsapp } = context.config
  app.get(PATH, (c) => {
    if (!whatsapp) throw new CallError(404, notFound)
    const {
      'hub.mode': mode,
      'hub.verify_token': token = '',
      'hub.challenge': challenge = '',
    } = c.req.query()
    if (mode !== 'subscribe' || !isSame(token, whatsapp.verifyToken) || !/^[\w.-]{1,200}$/.test(challenge)) {
      throw new CallError(403, notYours)
    }
    return c.text(challenge, 200, { 'Cache-Control': 'no-store' })
  })
  app.post(PATH, async (c) => {
    if (!whatsapp) throw new CallError(404, notFound)
    const rawBody = Buffer.from(await readBody(c))
    const expected = createHmac('sha256', whatsapp.appSecret).update(rawBody).digest('hex')
    if (!isSame(c.req.header('x-hub-signature-256') ?? '', `sha256=${expected}`))
      throw new CallError(403, notYours)
    await takeReport(context, readReport(rawBody.toString('utf8'), whatsapp.phoneNumberId))
    return c.json({ key: 'success', message: 'OK', data: null })
  })
}

const digest = (text: string) => createHmac('sha256', PATH).update(text).digest()
const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other))
