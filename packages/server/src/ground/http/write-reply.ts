import type { Context } from 'hono'
import type { Reply } from './define-call.ts'

/** The envelope of what went well. */
export function writeReply(c: Context, reply: Reply<unknown>): Response {
  return c.json(
    {
      key: 'success',
      message: reply.message ?? 'OK',
      data: reply.data,
      ...(reply.totalCount === undefined ? {} : { totalCount: reply.totalCount }),
      ...(reply.token === undefined ? {} : { token: reply.token }),
    },
    (reply.status ?? 200) as 200,
    reply.headers,
  )
}
