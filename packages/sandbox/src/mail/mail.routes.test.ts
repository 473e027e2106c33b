import { describe, expect, it } from 'vitest'
import { createSandbox } from '../create-sandbox.ts'
import { SANDBOX_DEFAULTS } from '../defaults.ts'

function mailRequest(body: unknown, token: string | null = SANDBOX_DEFAULTS.postmark.serverToken): Request {
  return new Request('http://sandbox.test/postmark/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { 'x-postmark-server-token': token } : {}) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

const mail = {
  From: 'Dawakit <shop@dawakit.example>',
  To: 'meena@example.in',
  Subject: 'Verify your e-mail',
  TextBody: 'Open http://localhost:4321/verify?id=u1&token=abc.',
  HtmlBody: '<p><a href="http://localhost:4321/verify?id=u1&amp;token=abc">Verify</a></p>',
}

describe('the mail service', () => {
  it('accepts a mail and lists each of its links once', async () => {
    const sandbox = createSandbox({ now: () => new Date('2026-11-21T09:00:00Z') })
    const answer = await sandbox.fetch(mailRequest(mail))
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({
      To: 'meena@example.in',
      SubmittedAt: '2026-11-21T09:00:00.000Z',
      MessageID: expect.stringMatching(/^[0-9a-f-]{36}$/),
      ErrorCode: 0,
      Message: 'OK',
    })
    expect(sandbox.inbox.list({ to: 'MEENA@example.in', kind: 'mail' })).toMatchObject([
      { subject: 'Verify your e-mail', links: ['http://localhost:4321/verify?id=u1&token=abc'] },
    ])
  })

  it.each([[null], ['another token']])('refuses the token %o', async (token) => {
    const answer = await createSandbox().fetch(mailRequest(mail, token))
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ ErrorCode: 10 })
  })

  it.each([
    ['{', 402],
    [{ ...mail, From: 'nobody' }, 300],
    [{ ...mail, To: '' }, 300],
    [{ ...mail, To: 'meena@example.in, raj' }, 300],
    [{ ...mail, TextBody: '', HtmlBody: '' }, 300],
  ])('refuses %o', async (body, code) => {
    const sandbox = createSandbox()
    const answer = await sandbox.fetch(mailRequest(body))
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ ErrorCode: code })
    expect(sandbox.inbox.list()).toEqual([])
  })
})
