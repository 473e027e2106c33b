import { Hono } from 'hono'
import { readJsonObject } from '../read-json.ts'
import type { Registered } from './registered.ts'

/** Tells the sandbox what is registered: `PUT` the shop's `MESSAGES_FILE`; `DELETE` lets every template through again. */
export function registeredRoutes(registered: Registered): Hono {
  const routes = new Hono()
  routes.put('/registered.json', async (c) => {
    const file = await readJsonObject(c.req.raw)
    if (!file) return c.json({ error: 'a JSON object is needed' }, 400)
    registered.set(file)
    return c.body(null, 204)
  })
  routes.delete('/registered.json', (c) => {
    registered.clear()
    return c.body(null, 204)
  })
  return routes
}
