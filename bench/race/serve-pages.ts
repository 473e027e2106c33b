/**
 * A process of its own, as the store is: the website that the widgets stand on, and the CDN that peers come from, both
 * served by the code, compression and headers that serve our script tag. Peers' services are asked of a stand-in on the CDN.
 *
 * PAGES_FOLDER, PAGES_PORT: the website; CDN_FOLDER, CDN_PORT: the CDN.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type ServeStatic, serveFolder } from '../../examples/store/static-files.ts'
import { answerService } from './stand-in.ts'

const FOR_OTHERS = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' }
const MINUTES = 'public, max-age=300'

const wanted = (name: string) => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set.`)
  return value
}

async function listen(port: number, answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(port, resolve))
}

function serve(serveFile: ServeStatic, request: IncomingMessage, response: ServerResponse): boolean {
  const [path = '/'] = (request.url ?? '/').split('?')
  return serveFile(path, request, response)
}

const serveSite = await serveFolder(wanted('PAGES_FOLDER'), () => ({ 'Cache-Control': MINUTES }))
const serveCdn = await serveFolder(wanted('CDN_FOLDER'), () => ({
  ...FOR_OTHERS,
  'Cache-Control': MINUTES,
}))

await listen(Number(wanted('PAGES_PORT')), (request, response) => {
  if (!serve(serveSite, request, response)) response.writeHead(404).end()
})
await listen(Number(wanted('CDN_PORT')), (request, response) => {
  if (serve(serveCdn, request, response) || answerService(request, response)) return
  response.writeHead(404, FOR_OTHERS).end()
})
process.send?.('listening')
