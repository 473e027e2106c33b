import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Scrape } from './scrape.ts'

export interface MetricsServer {
  port: number
  close(): Promise<void>
}

/**
 * Answers Prometheus on a port of its own, that no visitor reaches.
 *
 * @throws when the port cannot be had
 */
export async function openMetricsServer(
  scrape: Scrape,
  { port, host }: { port: number; host: string },
): Promise<MetricsServer> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    const text = await scrape.text().catch(() => null)
    if (text === null) response.writeHead(500).end()
    else
      response.writeHead(200, { 'Content-Type': scrape.contentType, 'Cache-Control': 'no-store' }).end(text)
  })
  server.listen(port, host)
  await once(server, 'listening')
  return {
    // A server that listens on a port has such an address.
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
