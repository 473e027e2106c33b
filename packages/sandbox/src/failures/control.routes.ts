import { type Context, Hono } from 'hono'
import { PAGE_POLICY, page } from '../page/page.ts'
import { isJsonObject } from '../read-json.ts'
import { controlPage } from './control-page.ts'
import { type FailureModes, isMode, MODES } from './failure-modes.ts'

/** Reads and sets what the network does to each service, by page and by JSON. */
export function controlRoutes(failures: FailureModes): Hono {
  const routes = new Hono()
  const names = [...failures.services.keys()]
  const state = () => Object.fromEntries(names.map((service) => [service, failures.get(service)]))

  routes.get('/control', (c) => {
    c.header('content-security-policy', PAGE_POLICY)
    return c.html(page({ title: 'Network', current: 'control', main: controlPage(failures) }))
  })
  routes.get('/control.json', (c) => c.json(state()))

  routes.post('/control', async (c) => {
    const wish = await readWish(c)
    if (wish['reset']) {
      failures.reset()
    } else {
      const { service, mode } = wish
      if (typeof service !== 'string' || !failures.services.has(service)) {
        return refused(c, `service must be one of ${names.join(', ')}`)
      }
      if (!isMode(mode)) return refused(c, `mode must be one of ${MODES.join(', ')}`)
      const count = wish['count'] === undefined || wish['count'] === '' ? null : Number(wish['count'])
      if (count !== null && !(Number.isSafeInteger(count) && count > 0)) {
        return refused(c, 'count must be a whole number above 0, or be left out')
      }
      const match = typeof wish['match'] === 'string' ? wish['match'] : ''
      failures.set(service, {
        mode,
        remaining: mode === 'ok' ? null : count,
        match: mode === 'ok' ? '' : match,
        after: mode === 'ok' ? 0 : Number(wish['after'] ?? 0) || 0,
      })
    }
    return isForm(c) ? c.redirect('/control', 303) : c.json(state())
  })
  routes.delete('/control', (c) => {
    failures.reset()
    return c.json(state())
  })
  return routes
}

function isForm(c: Context): boolean {
  return (c.req.header('content-type') ?? '').startsWith('application/x-www-form-urlencoded')
}

async function readWish(c: Context): Promise<Record<string, unknown>> {
  const body = await c.req.text()
  if (isForm(c)) return Object.fromEntries(new URLSearchParams(body))
  try {
    const wish: unknown = JSON.parse(body)
    return isJsonObject(wish) ? wish : {}
  } catch {
    return {}
  }
}

function refused(c: Context, message: string): Response {
  return c.json({ error: message }, 400)
}
