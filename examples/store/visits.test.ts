import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createWatch } from '../../packages/server/src/ground/watching/create-watch.ts'
import { type LogRecorder, recordLog } from '../../packages/server/test/log-recorder.ts'
import { createVisits, type Visit } from './visits.ts'

let recorder: LogRecorder
let address: string
let stop: () => void
/** What the server does with a visit. */
let serve: (visit: Visit) => void

beforeEach(async () => {
  recorder = recordLog()
  const watch = createWatch({
    log: recorder.log,
    isOurs: () => true,
    slowQueryMs: 0,
    database: 'sqlite',
  })
  const visits = createVisits(undefined)
  const server = createServer((request, response) => {
    const visit = visits.begin(request, response)
    visit.watchBy(watch)
    serve(visit)
    if (request.url === '/waits') response.write('never ends')
    else response.end(visit.id)
  }).listen(0)
  await new Promise((resolve) => server.once('listening', resolve))
  address = `http://localhost:${(server.address() as AddressInfo).port}`
  stop = () => server.close()
})
afterEach(() => stop())

it('says a page by its pattern once it has left, with the id of its answer', async () => {
  serve = (visit) => Object.assign(visit, { isSaid: true, route: '/orders/[id]', kept: 'miss' })
  const answer = await fetch(`${address}/orders/9876543210?search=haemorrhoid`)
  const requestId = answer.headers.get('X-Request-Id')
  expect(await answer.text()).toBe(requestId)
  await vi.waitFor(() =>
    expect(recorder.lines).toEqual([
      {
        level: 'info',
        msg: 'request',
        part: 'page',
        method: 'GET',
        route: '/orders/[id]',
        status: 200,
        ms: expect.any(Number),
        requestId,
        kept: 'miss',
      },
    ]),
  )
})

it('takes the id of a trusted proxy, once the shop that knows it is open', async () => {
  serve = () => {}
  const ask = () => fetch(address, { headers: { 'X-Request-Id': 'edge-4bf92f3577b34da6' } })
  expect((await ask()).headers.get('X-Request-Id')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}$/)
  expect((await ask()).headers.get('X-Request-Id')).toBe('edge-4bf92f3577b34da6')
})

it('says nothing of files, and of the calls that the API says itself', async () => {
  const onEnd = vi.fn()
  serve = (visit) => Object.assign(visit, { onEnd })
  await (await fetch(`${address}/favicon.svg`)).text()
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledWith({ route: 'none', status: 200 }))
  expect(recorder.lines).toEqual([])
})

it('says who has gone before the page was there', async () => {
  serve = (visit) => Object.assign(visit, { isSaid: true, route: '/' })
  const request = get(`${address}/waits`, (response) => response.once('data', () => request.destroy()))
  request.on('error', () => {})
  await vi.waitFor(() =>
    expect(recorder.lines).toEqual([expect.objectContaining({ route: '/', hungUp: true })]),
  )
})
