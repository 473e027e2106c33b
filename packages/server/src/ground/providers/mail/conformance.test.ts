import { type RunningSandbox, startSandbox } from '@dawakit/sandbox'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { failureOf } from '../../../../test/failure-of.ts'
import { type MailServer, startMailServer } from '../../../../test/mail-server.ts'
import { readConfig } from '../../../operator/start/read-config.ts'
import type { MailProvider } from '../../context/providers.ts'
import { MAIL_SERVICES, openMail } from './registry.ts'
import { smtpMail } from './smtp/smtp.ts'

const SECRET = 'a session secret that is only for the tests'
const FROM = 'Dawakit Pharmacy <care@dawakit.example>'
const TO = 'asha@mail.example'
const MAIL = {
  to: TO,
  subject: 'We have your order: 261114',
  text: 'Your order is confirmed.',
  html: '<p>Your order is confirmed.</p>',
  unsubscribe: 'https://shop.example/newsletter/leave/t0ken',
}
const SAID = [TO, 'asha', 'Your order', '261114', 't0ken']

interface Got {
  to: string
  from: string
  subject: string
  text: string
  replyTo: string
  unsubscribe: string
}

/** The other side of a provider. */
interface Other {
  open(credential?: string): MailProvider
  got(): Got[]
  /** The next mails. */
  manner(manner: 'takes' | 'later' | 'cuts off'): void
  stop(): Promise<void>
}

async function sandboxed(by: string, credential: string): Promise<Other> {
  const sandbox: RunningSandbox = await startSandbox({ port: 0, webhookUrl: null })
  return {
    open: (given) =>
      openMail(
        readConfig(
          {
            SANDBOX_URL: sandbox.url,
            MAIL_BY: by,
            MAIL_URL: `${sandbox.url}/${by}`,
            MAIL_FROM: FROM,
            MAIL_REPLY_TO: 'answers@dawakit.example',
            ...(given !== undefined && { [credential]: given }),
          },
          SECRET,
        ).mail,
      ),
    got: () =>
      sandbox.inbox.list().map(({ to, from, subject, text, html, headers = {} }) => ({
        to,
        from,
        subject,
        text: text + html,
        replyTo: headers['Reply-To'] ?? '',
        unsubscribe: headers['List-Unsubscribe'] ?? '',
      })),
    manner: (manner) =>
      sandbox.failures.set('mail', {
        mode: manner === 'takes' ? 'ok' : manner === 'later' ? '502-html' : 'cut-off',
        remaining: null,
        match: '',
        after: 0,
      }),
    stop: () => sandbox.stop(),
  }
}

async function smtpServer(): Promise<Other> {
  const server: MailServer = await startMailServer()
  const opened: MailProvider[] = []
  const settings = {
    host: 'localhost',
    port: server.port,
    security: 'starttls' as const,
    user: 'shop',
    ca: server.cert,
    from: FROM,
    replyTo: 'answers@dawakit.example',
  }
  return {
    open(password = 'pass') {
      const provider = smtpMail({ ...settings, password })
      opened.push(provider)
      return openMail({ by: 'smtp', settings: {}, from: FROM, replyTo: null }, () => provider)
    },
    got: () =>
      server.mails.map(({ to, raw }) => {
        const header = (name: string) => raw.match(new RegExp(`^${name}: (.*)$`, 'm'))?.[1]?.trim() ?? ''
        return {
          to: to.join(', '),
          from: header('From'),
          subject: header('Subject'),
          text: raw,
          replyTo: header('Reply-To'),
          unsubscribe: header('List-Unsubscribe'),
        }
      }),
    manner(manner) {
      server.manner = manner
    },
    async stop() {
      for (const provider of opened) provider.close?.()
      await server.stop()
    },
  }
}

const others: Record<string, () => Promise<Other>> = {
  postmark: () => sandboxed('postmark', 'MAIL_TOKEN'),
  ses: () => sandboxed('ses', 'SES_SECRET_ACCESS_KEY'),
  smtp: smtpServer,
}

it('There is another side for every mail service', () => {
  expect(Object.keys(others).sort()).toEqual(MAIL_SERVICES.map(({ name }) => name).sort())
})

describe.each(Object.keys(others))('Mail by %s', (name) => {
  let other: Other
  beforeEach(async () => {
    other = (await others[name]?.()) ?? expect.fail('there is no other side')
  })
  afterEach(() => other.stop())

  it('delivers text and HTML, with who it is from, where answers go and the way out', async () => {
    await other.open().send(MAIL, 'message-1')
    const [mail] = other.got()
    expect(mail).toMatchObject({
      to: TO,
      from: FROM,
      subject: MAIL.subject,
      replyTo: 'answers@dawakit.example',
      unsubscribe: `<${MAIL.unsubscribe}>`,
    })
    expect(mail?.text).toContain(MAIL.text)
    expect(mail?.text).toContain(MAIL.html)
  })

  it('lets nobody begin a header of their own', async () => {
    await other.open().send({ ...MAIL, subject: 'Hello\r\nBcc: eve@evil.example\u2028X-Other: 1' })
    expect(other.got()).toMatchObject([{ to: TO, subject: 'Hello Bcc: eve@evil.example X-Other: 1' }])
  })

  it.each([
    'asha@mail.example, eve@evil.example',
    'asha@mail.example\r\nBcc: eve@evil.example',
    'Asha <asha@mail.example>',
    '',
  ])('takes %j for no address', async (to) => {
    const failure = await failureOf(other.open().send({ ...MAIL, to }), [])
    expect(failure.isFinal).toBe(true)
    expect(other.got()).toEqual([])
  })

  it('waits where its password is not taken', async () => {
    const failure = await failureOf(other.open('a wrong one').send(MAIL), [...SAID, 'a wrong one'])
    expect(failure.isFinal).toBe(false)
    expect(failure.message).toMatch(/^mail answered (401|403|535)/)
    expect(other.got()).toEqual([])
  })

  it('gives up an address that will never be', async () => {
    const failure = await failureOf(other.open().send({ ...MAIL, to: 'asha@nowhere' }), SAID)
    expect(failure.isFinal).toBe(true)
  })

  it('tries again what cannot be taken now, and it arrives', async () => {
    const provider = other.open()
    other.manner('later')
    const failure = await failureOf(provider.send(MAIL, 'message-1'), SAID)
    expect(failure.isFinal).toBe(false)
    other.manner('takes')
    await provider.send(MAIL, 'message-1')
    expect(other.got()).toHaveLength(1)
  })

  it('says nothing else when the line breaks', async () => {
    const provider = other.open()
    other.manner('cuts off')
    // An answer that begins with 200 says that the mail was taken, wherever it breaks off.
    const sent = await provider.send(MAIL, 'message-1').then(
      () => null,
      (error: unknown) => failureOf(Promise.reject(error), SAID),
    )
    expect(sent?.isFinal ?? false).toBe(false)
    other.manner('takes')
    await provider.send(MAIL, 'message-2')
    expect(other.got().length).toBeGreaterThan(0)
  })
})
