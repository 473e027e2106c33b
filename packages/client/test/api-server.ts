import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ReceivedCall {
  method: string
  path: string
  query: Record<string, string>
  headers: IncomingMessage['headers']
  body: unknown
}

/** An answer: its body as the contract's envelope (or anything else), and how it is sent. */
export interface Reply {
  status?: number
  body?: unknown
  /** Sent as it is, in place of JSON. */
  raw?: string
  /** Sent when this has come to pass. */
  after?: Promise<unknown>
  /** Leaves the connection open without a word. */
  hang?: boolean
  /** Cuts the connection in the middle of the body. */
  cut?: boolean
}

export type Answers = Record<string, Reply | ((call: ReceivedCall) => Reply)>

export interface ApiServer {
  url: string
  calls: ReceivedCall[]
  /** Answers by `'METHOD /path'`; may be changed while it runs. */
  answers: Answers
  close(): Promise<void>
}

export const success = (data: unknown, more: object = {}): Reply => ({
  body: { key: 'success', message: 'OK', data, ...more },
})

export const failure = (status: number, code: string, message: string, more: object = {}): Reply => ({
  status,
  body: { key: 'error', code, message, ...more },
})

async function receive(request: IncomingMessage): Promise<ReceivedCall> {
  let text = ''
  for await (const part of request) text += part
  const url = new URL(request.url ?? '/', 'http://localhost')
  const isJson = request.headers['content-type'] === 'application/json'
  return {
    method: request.method ?? '',
    path: url.pathname.replace(/^\/api/, ''),
    query: Object.fromEntries(url.searchParams),
    headers: request.headers,
    body: isJson ? JSON.parse(text) : text,
  }
}

function send(response: ServerResponse, { status = 200, body, raw, hang, cut }: Reply): void {
  if (hang) return
  response.setHeader('content-type', raw ? 'text/html' : 'application/json')
  if (cut) response.setHeader('content-length', 999)
  response.writeHead(status)
  if (!cut) response.end(raw ?? JSON.stringify(body))
  else {
    response.write('{"key":')
    response.destroy()
  }
}

/** A real HTTP server on a free port that speaks the contract's envelope. */
export async function startApiServer(answers: Answers): Promise<ApiServer> {
  const calls: ReceivedCall[] = []
  const api = { url: '', calls, answers } as ApiServer
  const server: Server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const call = await receive(request)
    calls.push(call)
    const answer = api.answers[`${call.method} ${call.path}`] ?? failure(404, 'not-found', 'Not found')
    const reply = typeof answer === 'function' ? answer(call) : answer
    await reply.after
    send(response, reply)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  api.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`
  api.close = () =>
    new Promise((closed) => {
      server.close(() => closed())
      server.closeAllConnections()
    })
  return api
}
