import { createTransport } from 'nodemailer'
import type { MailProvider } from '../../../context/providers.ts'
import { defineMail, type Sender } from '../mail-module.ts'
import { smtpFailure } from './smtp-failure.ts'

const TIMEOUT_MS = 10_000
const CONNECTIONS = 2
/** Mails of one connection: servers end longer ones themselves. */
const MAILS_PER_CONNECTION = 50
const LOCAL = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/

export interface SmtpOptions extends Sender {
  host: string
  port: number
  /** `starttls` and `tls` send nothing over a line that is not encrypted. */
  security: 'starttls' | 'tls' | 'none'
  /** Empty: the server asks nobody who they are. */
  user: string
  password: string
  /** PEM of who vouches for the server. @default those that Node trusts, `NODE_EXTRA_CA_CERTS` among them */
  ca?: string
}

/** Mail by a server that speaks SMTP. A mail that is tried again has the same Message-ID, which many servers know again. */
export const smtp = defineMail({
  name: 'smtp',
  settings: {
    host: { variable: 'SMTP_HOST', is: 'text', about: 'the mail server' },
    port: {
      variable: 'SMTP_PORT',
      is: 'text',
      about: 'its port: 587 for STARTTLS, 465 for TLS from the start',
      unset: '587',
    },
    security: {
      variable: 'SMTP_SECURITY',
      is: 'text',
      about: 'starttls, tls, or none for a server on this machine',
      unset: '',
    },
    user: { variable: 'SMTP_USER', is: 'text', about: 'who sends there', unset: '' },
    password: { variable: 'SMTP_PASSWORD', is: 'secret', about: 'and the password', unset: '' },
  },
  check({ host, port, security }) {
    if (!/^\d{1,5}$/.test(port)) return { variable: 'SMTP_PORT', message: 'must be a number.' }
    const variable = 'SMTP_SECURITY'
    if (!['', 'starttls', 'tls', 'none'].includes(security))
      return { variable, message: 'takes starttls, tls or none.' }
    if (security !== 'none' || LOCAL.test(host)) return null
    return { variable, message: 'may be none for a server on this machine alone.' }
  },
  make: ({ host, port, security, user, password }, sender) =>
    smtpMail({ ...sender, host, port: Number(port), security: securityOf(security, port), user, password }),
})

function securityOf(named: string, port: string): SmtpOptions['security'] {
  if (named === 'tls' || named === 'starttls' || named === 'none') return named
  return port === '465' ? 'tls' : 'starttls'
}

export function smtpMail(options: SmtpOptions): MailProvider {
  const { from, replyTo } = options
  const domain = from.match(/@([\w.-]+)/)?.[1] ?? 'localhost'
  let pool: ReturnType<typeof openPool> | null = null
  return {
    async send(mail, messageId) {
      pool ??= openPool(options)
      await pool
        .sendMail({
          from,
          ...(replyTo !== null && { replyTo }),
          to: { name: '', address: mail.to },
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          ...(messageId !== undefined && { messageId: `<${messageId}@${domain}>` }),
          ...(mail.unsubscribe && { list: { unsubscribe: mail.unsubscribe } }),
        })
        .catch((error: unknown) => {
          throw smtpFailure(error)
        })
    },
    close() {
      pool?.close()
      pool = null
    },
  }
}

function openPool({ host, port, security, user, password, ca }: SmtpOptions) {
  return createTransport({
    pool: true,
    maxConnections: CONNECTIONS,
    maxMessages: MAILS_PER_CONNECTION,
    // The outbox tries again, and knows when.
    maxRequeues: 0,
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(user !== '' && { auth: { user, pass: password } }),
    dnsTimeout: TIMEOUT_MS,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    // Of a silent server; what it takes for all its answers stays below the outbox's lease.
    socketTimeout: TIMEOUT_MS,
    tls: { minVersion: 'TLSv1.2', ...(ca !== undefined && { ca }) },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}
