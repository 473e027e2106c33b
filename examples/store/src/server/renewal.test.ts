import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, vi } from 'vitest'
import { createRenewal } from './renewal.ts'

it('asks for a page as its visitor did, and is known by nobody else', async () => {
  const seen: IncomingMessage[] = []
  const server = createServer((request, response) => {
    seen.push(request)
    response.end('drawn')
  }).listen(0)
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const renewal = createRenewal({ host: 'localhost', port })
  const visitor = {
    url: '/product/tablets/dolo-650?view=grid',
    headers: { host: 'store.example', 'x-forwarded-proto': 'https', 'accept-encoding': 'gzip, br', dnt: '1' },
  } as unknown as IncomingMessage
  renewal.ask(visitor)
  await vi.waitFor(() => expect(seen).toHaveLength(1))
  const [asked] = seen as [IncomingMessage]
  expect(asked).toMatchObject({
    method: 'GET',
    url: '/product/tablets/dolo-650?view=grid',
    headers: { host: 'store.example', 'x-forwarded-proto': 'https', 'accept-encoding': 'gzip, br' },
  })
  expect(asked.headers).not.toHaveProperty('dnt')
  expect([renewal.is(asked), renewal.is(visitor)]).toEqual([true, false])
  expect(createRenewal({ host: 'localhost', port }).is(asked)).toBe(false)
  server.close()
})
