import { Hono } from 'hono'
import { PAGE_POLICY, page } from '../page/page.ts'
import type { Inbox } from './inbox.ts'
import { inboxPage, messageList } from './inbox-page.ts'
import { INBOX_SCRIPT } from './inbox-script.ts'

/** A mail may style itself and load pictures; it gets no script, no form and no origin. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data: http: https:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"

/** The inbox as a page for people and as JSON for scripts. */
export function inboxRoutes(inbox: Inbox): Hono {
  const routes = new Hono()
  const filterOf = (query: Record<string, string>) => ({ to: query['to'], kind: query['kind'] })

  routes.get('/', (c) => {
    const filter = filterOf(c.req.query())
    c.header('content-security-policy', PAGE_POLICY)
    return c.html(
      page({
        title: 'Inbox',
        current: 'inbox',
        main: inboxPage(inbox.list(filter), filter),
        scripts: ['/inbox/inbox.js'],
        refreshSeconds: 5,
      }),
    )
  })
  routes.get('/inbox/items', (c) => c.html(messageList(inbox.list(filterOf(c.req.query())))))
  routes.get('/inbox/inbox.js', (c) => c.body(INBOX_SCRIPT, 200, { 'content-type': 'text/javascript' }))
  routes.get('/inbox/mail/:id', (c) => {
    const message = inbox.find(c.req.param('id'))
    if (!message?.html) return c.notFound()
    c.header('content-security-policy', MAIL_POLICY)
    return c.html(`<!doctype html><base target="_blank">${message.html}`)
  })
  routes.post('/inbox/clear', (c) => {
    inbox.clear()
    return c.redirect('/', 303)
  })

  routes.get('/inbox.json', (c) => c.json(inbox.list(filterOf(c.req.query()))))
  routes.delete('/inbox.json', (c) => {
    inbox.clear()
    return c.body(null, 204)
  })
  return routes
}
