import type { ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { isPublicAddress, type Network } from '../src/catalogue/pictures/network.ts'
import { selfSigned } from './self-signed.ts'

/** A host of pictures on this machine: a real server that speaks HTTPS, under the names `pictures.test` and `other.test`. */
export interface PictureHost {
  /** Knows the names that {@link names} has; lets nothing in of this machine but the host itself. */
  network: Network
  /** What the name service says. Set another for a test. */
  names: Map<string, string[]>
  /** Paths that were asked for, with the name that was asked. */
  asked: string[]
  /** What a path answers: bytes, or whatever a test does with the response. */
  serve(path: string, answer: Uint8Array | ((response: ServerResponse) => void)): void
  /** Forgets what it serves, and what was asked. */
  reset(): void
  close(): Promise<void>
}

/** Stands for an address of the internet: it is this machine's, and the network of a test lets in no other of it. */
const HERE = '127.0.0.1'

export async function openPictureHost(): Promise<PictureHost> {
  const { key, certificate } = selfSigned(['pictures.test', 'other.test'])
  const answers = new Map<string, Uint8Array | ((response: ServerResponse) => void)>()
  const server = createServer({ key, cert: certificate }, (request, response) => {
    host.asked.push(`${request.headers.host}${request.url}`)
    const answer = answers.get(request.url ?? '')
    if (typeof answer === 'function') answer(response)
    else response.writeHead(answer ? 200 : 404, { 'content-type': 'image/jpeg' }).end(answer)
  })
  await new Promise<void>((resolve) => server.listen(0, HERE, resolve))
  const host: PictureHost = {
    network: {
      resolve: async (name) => {
        const found = host.names.get(name)
        if (!found) throw Object.assign(new Error('unknown'), { code: 'ENOTFOUND' })
        return found
      },
      isAllowed: (address) => address === HERE || isPublicAddress(address),
      server: { port: (server.address() as AddressInfo).port, ca: certificate },
    },
    names: new Map(),
    asked: [],
    serve: (path, answer) => void answers.set(path, answer),
    reset() {
      answers.clear()
      host.asked = []
      host.names = new Map([
        ['pictures.test', [HERE]],
        ['other.test', [HERE]],
      ])
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  host.reset()
  return host
}
