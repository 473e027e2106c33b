import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { serve } from '@hono/node-server'
import { expect, it, vi } from 'vitest'
import type { Log } from '../src/ground/context/log.ts'
import { onEachDatabase } from './databases.ts'
import { openTestShop } from './test-shop.ts'

onEachDatabase('Who hangs up', (open) => {
  it.each([
    ['a call', '/api/post/signup', 'application/json'],
    ['an upload', '/api/post/uploadPrescription', 'multipart/form-data; boundary=x'],
    ['a webhook', '/api/post/paymentWebhook', 'application/json'],
  ])(
    'in the middle of the body of %s is no error in the log, and the next caller is answered',
    async (_, path, type) => {
      const said: [string, unknown, unknown][] = []
      const keep = (level: string) => (facts: unknown, text: unknown) => void said.push([level, facts, text])
      const log = { debug: keep('debug'), info: keep('info'), warn: keep('warn'), error: keep('error') }
      const shop = await openTestShop(await open(), { log: log as unknown as Log })
      const { token } = await shop.signIn()
      let begun = 0
      const server = serve({
        port: 0,
        fetch: (request) => {
          begun += 1
          return shop.app.fetch(request, { address: '203.0.113.7' })
        },
      })
      await once(server, 'listening')
      const { port } = server.address() as AddressInfo
      for (const length of [['Content-Length: 1000'], ['Transfer-Encoding: chunked']]) {
        const before = begun
        const socket = connect(port, '127.0.0.1')
        const head = [
          `POST ${path} HTTP/1.1`,
          'Host: shop.test',
          `Authorization: JWT ${token}`,
          `Content-Type: ${type}`,
        ]
        socket.write(`${[...head, ...length].join('\r\n')}\r\n\r\n3\r\n{"a\r\n`)
        await vi.waitFor(() => expect(begun).toBe(before + 1))
        socket.destroy()
        await vi.waitFor(() =>
          expect(said.at(-1)).toEqual([
            'info',
            expect.objectContaining({ method: 'POST', route: path.slice(4), hungUp: true }),
            'request',
          ]),
        )
        expect(said.filter(([level]) => level === 'warn' || level === 'error')).toEqual([])
        said.length = 0
      }
      // One that goes while the answer is on its way.
      const socket = connect(port, '127.0.0.1')
      socket.write('GET /api/get/generalCategories HTTP/1.1\r\nHost: shop.test\r\n\r\n')
      await once(socket, 'data')
      socket.resetAndDestroy()
      const answer = await fetch(`http://127.0.0.1:${port}/api/healthz`)
      expect(answer.status).toBe(200)
      expect(said.filter(([level]) => level === 'warn' || level === 'error')).toEqual([])
      server.close()
    },
  )
})
