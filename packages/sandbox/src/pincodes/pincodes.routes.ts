import { Hono } from 'hono'
import { readPostOffices } from './post-offices.ts'

/** India Post's public lookup: always 200 and an array of one object, which says how the search went. */
export function pincodeRoutes(): Hono {
  const routes = new Hono()
  const offices = readPostOffices()
  routes.get('/:pin', (c) => {
    const pin = c.req.param('pin')
    if (!/^\d{6}$/.test(pin)) {
      const url = new URL(c.req.url)
      const port = url.port || (url.protocol === 'https:' ? '443' : '80')
      const RequestUri = `${url.protocol}//${url.hostname}:${port}${url.pathname}`
      return c.json([{ Status: '404', Message: 'The requested resource is not found', RequestUri }])
    }
    const found = offices.get(pin)
    if (!found) return c.json([{ Message: 'No records found', Status: 'Error', PostOffice: null }])
    const Message = `Number of pincode(s) found:${found.length}`
    return c.json([{ Message, Status: 'Success', PostOffice: found }])
  })
  return routes
}
