import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Stands between a shop and its PostgreSQL, so that a test can take the server away and give it back. */
export interface Relay {
  /** Of the database, by way of the relay. */
  url: string
  /** Breaks every connection, and lets none through until {@link Relay.open}. */
  cut(): void
  open(): void
  close(): Promise<void>
}

export async function openRelay(url: string): Promise<Relay> {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer((near) => {
    const far = connect(Number(port || 5432), hostname)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.once('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
      socket.pipe(other)
    }
    if (isCut) near.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const own = new URL(url)
  own.hostname = '127.0.0.1'
  own.port = String((server.address() as AddressInfo).port)
  const cut = () => {
    isCut = true
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: own.href,
    cut,
    open() {
      isCut = false
    },
    async close() {
      cut()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
