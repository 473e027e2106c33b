import type { APIContext } from 'astro'
import { describe, expect, it } from 'vitest'
import { onRequest } from './middleware.ts'
import { streamOf } from './server/stream-of.ts'

/** What a browser and a cache in front get for a request that a page answers so. */
async function answered(path: string, method: string, page: Response): Promise<Headers> {
  return (await responseTo(path, method, page)).headers
}

async function responseTo(path: string, method: string, page: Response): Promise<Response> {
  const request = new Request(`https://store.example${path}`, { method })
  const context = { request, url: new URL(request.url), locals: {} } as APIContext
  const response = await onRequest(context, async () => page)
  return response ?? page
}

const page = (init: ResponseInit & { headers?: Record<string, string> } = {}) =>
  new Response('<p>', { ...init, headers: { 'Content-Type': 'text/html; charset=utf-8', ...init.headers } })

describe('a page', () => {
  it('may be kept for everybody by a cache in front', async () => {
    const headers = await answered('/', 'GET', page())
    expect(headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=30, stale-while-revalidate=300')
  })

  it('that answers a form is nobody else’s', async () => {
    expect((await answered('/newsletter', 'POST', page())).get('Cache-Control')).toBe('no-cache')
  })

  it('that is missing or broken is asked for again', async () => {
    expect((await answered('/gone', 'GET', page({ status: 404 }))).get('Cache-Control')).toBe('no-cache')
    expect((await answered('/', 'GET', page({ status: 500 }))).get('Cache-Control')).toBe('no-cache')
  })

  it('that failed while the shop was held up is 503, and any other failure stays what it is', async () => {
    const heldUp = page({ status: 500, headers: { 'Retry-After': '2' } })
    const answer = await responseTo('/', 'GET', heldUp)
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '2'])
    expect((await responseTo('/', 'GET', page({ status: 500 }))).status).toBe(500)
    // Where a picture or the API's pulse was asked for, too.
    const pulse = await responseTo('/healthz', 'GET', page({ status: 500, headers: { 'Retry-After': '2' } }))
    expect([pulse.status, pulse.headers.get('Cache-Control')]).toEqual([503, 'no-cache'])
  })

  it('may say itself how long it holds', async () => {
    const own = page({ headers: { 'Cache-Control': 'no-store' } })
    expect((await answered('/', 'GET', own)).get('Cache-Control')).toBe('no-store')
  })

  it('may keep its address to itself', async () => {
    const own = page({ headers: { 'Referrer-Policy': 'no-referrer' } })
    expect((await answered('/', 'GET', own)).get('Referrer-Policy')).toBe('no-referrer')
  })

  it('tells the browser what it may not do', async () => {
    const headers = await answered('/', 'GET', page())
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin-allow-popups')
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('Permissions-Policy')).toContain('geolocation=()')
  })
})

it('leaves pictures and the API as they are', async () => {
  const picture = new Response('', { headers: { 'Content-Type': 'image/svg+xml' } })
  expect((await answered('/logo.svg', 'GET', picture)).get('Cache-Control')).toBeNull()
  expect((await answered('/api/docs', 'GET', page())).get('Cache-Control')).toBeNull()
})

describe('a page in parts', () => {
  async function* pageOf({ locals }: APIContext, isEarly: boolean) {
    if (isEarly) yield new TextEncoder().encode('<h1>Dolo 650</h1>')
    await locals.isBegun
    yield new TextEncoder().encode('<p>below</p>')
  }
  async function textOf(isEarly: boolean): Promise<string> {
    const request = new Request('https://store.example/product/tablets/dolo-650')
    const context = { request, url: new URL(request.url), locals: {} } as APIContext
    const response = await onRequest(context, async () => {
      const body = streamOf(pageOf(context, isEarly))
      return new Response(body, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
    })
    return response instanceof Response ? response.text() : ''
  }

  it('goes on below when its beginning has left', async () => {
    expect(await textOf(true)).toBe('<h1>Dolo 650</h1><p>below</p>')
  })

  it('is not left waiting when it waits before it begins', async () => {
    expect(await textOf(false)).toBe('<p>below</p>')
  })
})
