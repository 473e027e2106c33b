import { afterEach, describe, expect, it } from 'vitest'
import { failureOf } from '../../../../../test/failure-of.ts'
import { type MailServer, startMailServer } from '../../../../../test/mail-server.ts'
import { readConfig } from '../../../../operator/start/read-config.ts'
import { type SmtpOptions, smtpMail } from './smtp.ts'

const MAIL = { to: 'asha@mail.example', subject: 'Hello', text: 'Hello Asha', html: '<p>Hello Asha</p>' }
const SECRET = 'a session secret that is only for the tests'

describe('a mail server', () => {
  let server: MailServer | undefined
  let provider: ReturnType<typeof smtpMail> | undefined
  afterEach(async () => {
    provider?.close?.()
    await server?.stop()
  })
  async function open(options: Partial<SmtpOptions> = {}, serverOptions = {}) {
    server = await startMailServer(serverOptions)
    provider = smtpMail({
      host: 'localhost',
      port: server.port,
      security: 'starttls',
      user: 'shop',
      password: 'pass',
      ca: server.cert,
      from: 'Dawakit <care@dawakit.example>',
      replyTo: null,
      ...options,
    })
    return { server, provider }
  }

  it('gets the mail encrypted, and twice the same Message-ID of one message', async () => {
    const { server, provider } = await open()
    await provider.send(MAIL, 'message-1')
    await provider.send(MAIL, 'message-1')
    expect(server.mails).toMatchObject([{ isEncrypted: true, from: 'care@dawakit.example' }, {}])
    for (const { raw } of server.mails) expect(raw).toContain('Message-ID: <message-1@dawakit.example>')
  })

  it('gets neither password nor mail in the clear', async () => {
    const { server, provider } = await open({}, { isPlain: true })
    const failure = await failureOf(provider.send(MAIL), ['asha', 'pass'])
    expect(failure).toMatchObject({ isFinal: false })
    expect(server.mails).toEqual([])
  })

  it('gets nothing while nobody vouches for it', async () => {
    const { server, provider } = await open({ ca: undefined })
    expect(await failureOf(provider.send(MAIL), ['asha'])).toMatchObject({ status: null, isFinal: false })
    expect(server.mails).toEqual([])
  })

  it('may be plain on this machine', async () => {
    const { server, provider } = await open({ security: 'none' }, { isPlain: true })
    await provider.send(MAIL)
    expect(server.mails).toMatchObject([{ isEncrypted: false }])
  })

  it.each([
    ['later', '451 (4.3.0)', false],
    ['no such address', '550 (5.1.1)', true],
    ['no relay', '554 (5.7.1)', false],
    ['full of spam', '554 (5.6.0)', true],
  ] as const)('that answers "%s" is understood', async (manner, told, isFinal) => {
    const { server, provider } = await open()
    server.manner = manner
    const failure = await failureOf(provider.send(MAIL), ['asha'])
    expect(failure.message).toBe(`mail answered ${told}`)
    expect(failure.isFinal).toBe(isFinal)
    expect(server.mails).toEqual([])
  })

  it('that breaks off in the middle of a mail is asked again', async () => {
    const { server, provider } = await open()
    server.manner = 'cuts off'
    expect(await failureOf(provider.send(MAIL), ['asha'])).toMatchObject({ status: null, isFinal: false })
    server.manner = 'takes'
    await provider.send(MAIL)
    expect(server.mails).toHaveLength(1)
  })

  it('that is not there is asked again', async () => {
    const { provider } = await open({ port: 9 })
    expect(await failureOf(provider.send(MAIL), ['asha'])).toMatchObject({ status: null, isFinal: false })
  })

  it('takes another mail after its connections were closed', async () => {
    const { server, provider } = await open()
    await provider.send(MAIL)
    provider.close?.()
    await provider.send(MAIL)
    expect(server.mails).toHaveLength(2)
  })
})

describe('its settings', () => {
  it.each([
    [{}, 'SMTP_HOST must be set where MAIL_BY is smtp.'],
    [
      { SMTP_HOST: 'mail.example', SMTP_SECURITY: 'none' },
      'SMTP_SECURITY may be none for a server on this machine alone.',
    ],
    [{ SMTP_HOST: 'mail.example', SMTP_SECURITY: 'ssl' }, 'SMTP_SECURITY takes starttls, tls or none.'],
    [{ SMTP_HOST: 'mail.example', SMTP_PORT: 'mail' }, 'SMTP_PORT must be a number'],
  ])('%j are refused', (env, sentence) => {
    expect(() => readConfig({ MAIL_BY: 'smtp', ...env }, SECRET)).toThrow(sentence)
  })

  it('are taken with STARTTLS where nothing else is said', () => {
    const { mail } = readConfig({ MAIL_BY: 'smtp', SMTP_HOST: 'mail.example' }, SECRET)
    expect(mail).toMatchObject({ by: 'smtp', settings: { host: 'mail.example', port: '587', security: '' } })
  })
})
