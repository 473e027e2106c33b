import type { Hono } from 'hono'
import type { ServerContext } from '../context/server-context.ts'

/** Adds routes that are not JSON calls: images, uploads, webhooks, health. */
export type Mount = (
  app: Hono<{ Bindings: { address: string; requestId?: string | undefined } }>,
  context: ServerContext,
) => void
