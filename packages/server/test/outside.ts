import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface SentSms {
  to: string
  from: string
  text: string
}

export interface SentMail {
  to: string
  from: string
  subject: string
  text: string
  html: string
}

interface Seen {
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: string
}

/** The other side of the wire: a web server that records what the real adapters send. */
export interface Outside {
  url: string
  sms: SentSms[]
  mails: SentMail[]
  /** Every request, newest last. */
  requests: Seen[]
  /** Pincodes that the post office knows, beside its "No records found" for all others. */
  pincodes: Map<string, { District: string; State: string }[]>
  /** Answers the next requests whose path starts so, one reply each, instead of the usual. */
  answerOnce(path: string, status: number, body?: string): void
  /** Extra services of a test: asked first; returns false when the request is not its own. */
  serve(handler: (seen: Seen, response: ServerResponse) => boolean): void
  /** Forgets everything. */
  reset(): void
  close(): Promise<void>
}

export async function openOutside(): Promise<Outside> {
  let planned: { path: string; status: number; body: string }[] = []
  let handlers: ((seen: Seen, response: ServerResponse) => boolean)[] = []
  const files = new Map<string, Buffer>()
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const bytes = Buffer.concat(chunks)
    const seen = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: bytes.toString('utf8'),
    }
    outside.requests.push(seen)
    const plan = planned.find((candidate) => seen.path.startsWith(candidate.path))
    if (plan) {
      planned = planned.filter((candidate) => candidate !== plan)
      response.writeHead(plan.status).end(plan.body)
      return
    }
    if (handlers.some((handler) => handler(seen, response))) return
    if (seen.path.startsWith('/twilio/')) {
      const form = new URLSearchParams(seen.body)
      outside.sms.push({
        to: form.get('To') ?? '',
        from: form.get('From') ?? '',
        text: form.get('Body') ?? '',
      })
      return json(response, 201, { sid: 'SM1', status: 'queued' })
    }
    if (seen.path.startsWith('/postmark/')) {
      const mail = JSON.parse(seen.body)
      outside.mails.push({
        to: mail.To,
        from: mail.From,
        subject: mail.Subject,
        text: mail.TextBody,
        html: mail.HtmlBody,
      })
      return json(response, 200, { ErrorCode: 0, Message: 'OK' })
    }
    if (seen.path.startsWith('/pincode/')) {
      const offices = outside.pincodes.get(seen.path.slice('/pincode/'.length))
      const outcome = offices
        ? {
            Message: `Number of pincode(s) found:${offices.length}`,
            Status: 'Success',
            PostOffice: offices,
          }
        : { Message: 'No records found', Status: 'Error', PostOffice: null }
      return json(response, 200, [outcome])
    }
    if (seen.path.startsWith('/s3/')) return answerS3(files, seen, bytes, response)
    json(response, 404, {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const outside: Outside = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sms: [],
    mails: [],
    requests: [],
    pincodes: new Map(),
    answerOnce: (path, status, body = '') => planned.push({ path, status, body }),
    serve: (handler) => handlers.push(handler),
    reset() {
      outside.sms = []
      outside.mails = []
      outside.requests = []
      outside.pincodes.clear()
      planned = []
      handlers = []
      files.clear()
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return outside
}

/** Objects by their paths; parts of an upload wait under its id. */
function answerS3(
  files: Map<string, Buffer>,
  { method, path }: Seen,
  bytes: Buffer,
  response: ServerResponse,
): void {
  const { pathname, searchParams: query } = new URL(path, 'http://outside.test')
  const uploadId = query.get('uploadId')
  const ofUpload = [...files.keys()].filter((key) => key.startsWith(`${uploadId}#`)).sort()
  if (query.has('list-type')) {
    const start = `${pathname}/${query.get('prefix')}`
    const found = [...files.keys()].filter(
      (key) => key.startsWith(start) && !key.slice(start.length).includes('/'),
    )
    response.end(
      found.map((key) => `<Contents><Key>${key.slice(pathname.length + 1)}</Key></Contents>`).join(''),
    )
  } else if (query.has('uploads')) {
    response.end(`<UploadId>upload-of-${pathname}</UploadId>`)
  } else if (uploadId !== null && method === 'PUT') {
    files.set(`${uploadId}#${query.get('partNumber')?.padStart(5, '0')}`, bytes)
    response.setHeader('etag', '"tag"').end()
  } else if (uploadId !== null) {
    if (method === 'POST')
      files.set(pathname, Buffer.concat(ofUpload.map((key) => files.get(key) ?? Buffer.alloc(0))))
    for (const key of ofUpload) files.delete(key)
    response.end('')
  } else {
    if (method === 'PUT') files.set(path, bytes)
    if (method === 'DELETE') files.delete(path)
    const file = files.get(path)
    response.writeHead(method === 'GET' && !file ? 404 : 200).end(method === 'GET' ? file : '')
  }
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
