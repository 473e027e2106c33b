import type { Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { selfMadeCertificate } from './self-made-certificate.ts'

export interface TakenMail {
  to: string[]
  from: string
  isEncrypted: boolean
  /** Headers and body as they came. */
  raw: string
}

/** What it does to the next mails. */
type Manner = 'takes' | 'later' | 'no such address' | 'no relay' | 'full of spam' | 'cuts off'

export interface MailServer {
  port: number
  cert: string
  mails: TakenMail[]
  manner: Manner
  stop(): Promise<void>
}

const answers: Partial<Record<Manner, { at: 'recipient' | 'data'; code: number; words: string }>> = {
  later: { at: 'recipient', code: 451, words: '4.3.0 Try again later' },
  'no such address': { at: 'recipient', code: 550, words: '5.1.1 User unknown' },
  'no relay': { at: 'recipient', code: 554, words: '5.7.1 Relay access denied' },
  'full of spam': { at: 'data', code: 554, words: '5.6.0 Message rejected' },
}

const refusal = ({ code, words }: { code: number; words: string }, address = '') =>
  Object.assign(new Error(`${words} ${address}`), { responseCode: code })

/** A server that speaks SMTP for real: encrypted by a certificate of its own, with one user, `shop`, password `pass`. */
export async function startMailServer(options: { isPlain?: boolean } = {}): Promise<MailServer> {
  const { key, cert } = selfMadeCertificate()
  const sockets = new Set<Socket>()
  const server = new SMTPServer({
    key,
    cert,
    ...(options.isPlain && { disabledCommands: ['STARTTLS'], allowInsecureAuth: true }),
    authMethods: ['PLAIN', 'LOGIN'],
    onAuth({ username, password }, _session, done) {
      if (username === 'shop' && password === 'pass') return done(null, { user: username })
      done(Object.assign(new Error('5.7.8 Authentication failed for shop'), { responseCode: 535 }))
    },
    onRcptTo({ address }, _session, done) {
      const answer =
        address.endsWith('.') || !address.includes('.') ? answers['no such address'] : answers[made.manner]
      done(answer?.at === 'recipient' ? refusal(answer, address) : null)
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        if (made.manner === 'cuts off') for (const socket of sockets) socket.destroy()
      })
      stream.on('end', () => {
        const answer = answers[made.manner]
        if (answer) return done(refusal(answer, session.envelope.rcptTo[0]?.address))
        const { mailFrom, rcptTo } = session.envelope
        made.mails.push({
          to: rcptTo.map(({ address }) => address),
          from: mailFrom === false ? '' : mailFrom.address,
          isEncrypted: session.secure,
          raw: Buffer.concat(chunks).toString('utf8'),
        })
        done()
      })
    },
  })
  // A client that does not trust the certificate, or is cut off: that is what is tested.
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  const made: MailServer = {
    port: 0,
    cert,
    mails: [],
    manner: 'takes',
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.server.address()
  made.port = typeof address === 'object' && address ? address.port : 0
  return made
}
