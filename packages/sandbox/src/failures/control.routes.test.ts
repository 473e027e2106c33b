import { afterEach, describe, expect, it } from 'vitest'
import { createSandbox, type Sandbox } from '../create-sandbox.ts'
import { SANDBOX_DEFAULTS } from '../defaults.ts'
import { type RunningSandbox, startSandbox } from '../start-sandbox.ts'

let running: RunningSandbox | undefined
afterEach(async () => {
  await running?.stop()
  running = undefined
})

const look = (sandbox: Sandbox, headers = {}) =>
  sandbox.fetch(new Request('http://sandbox.test/pincode/600001', { headers }))

const control = (sandbox: Sandbox, wish: unknown) =>
  sandbox.fetch(new Request('http://sandbox.test/control', { method: 'POST', body: JSON.stringify(wish) }))

describe('the failure modes', () => {
  it('answers 502 with HTML as often as asked, then works again', async () => {
    const sandbox = createSandbox()
    await control(sandbox, { service: 'pincode', mode: '502-html', count: 2 })
    const first = await look(sandbox)
    expect(first.status).toBe(502)
    expect(await first.text()).toContain('<h1>502 Bad Gateway</h1>')
    expect((await look(sandbox)).status).toBe(502)
    expect((await look(sandbox)).status).toBe(200)
  })

  it('strikes one request by header', async () => {
    const sandbox = createSandbox()
    expect((await look(sandbox, { 'x-sandbox-mode': '502-html' })).status).toBe(502)
    expect((await look(sandbox)).status).toBe(200)
  })

  it('strikes only the service and the paths that were named', async () => {
    const sandbox = createSandbox()
    await control(sandbox, { service: 'pincode', mode: '502-html', match: '/110001' })
    expect((await look(sandbox)).status).toBe(200)
    await control(sandbox, { service: 'pincode', mode: '502-html', match: '/600001' })
    expect((await look(sandbox)).status).toBe(502)
  })

  it('cuts the answer off over a real connection after the work is done', async () => {
    running = await startSandbox({ port: 0 })
    running.failures.set('mail', { mode: 'cut-off', remaining: 1, match: '', after: 0 })
    const answer = await fetch(`${running.url}/postmark/email`, {
      method: 'POST',
      headers: { 'x-postmark-server-token': SANDBOX_DEFAULTS.postmark.serverToken },
      body: JSON.stringify({ From: 'a@b.in', To: 'c@d.in', Subject: 'Hi', TextBody: 'Hi' }),
    })
    expect(answer.status).toBe(200)
    await expect(answer.text()).rejects.toThrow('terminated')
    expect(running.inbox.list()).toHaveLength(1)
  })

  it('never answers in time, and does nothing', async () => {
    running = await startSandbox({ port: 0 })
    running.failures.set('mail', { mode: 'timeout', remaining: null, match: '', after: 0 })
    const answer = fetch(`${running.url}/postmark/email`, {
      method: 'POST',
      headers: { 'x-postmark-server-token': SANDBOX_DEFAULTS.postmark.serverToken },
      body: JSON.stringify({ From: 'a@b.in', To: 'c@d.in', Subject: 'Hi', TextBody: 'Hi' }),
      signal: AbortSignal.timeout(150),
    })
    await expect(answer).rejects.toThrow(/timeout/i)
    expect(running.inbox.list()).toEqual([])
  })

  it('answers late when slow', async () => {
    const sandbox = createSandbox({ slowMs: 60 })
    await control(sandbox, { service: 'pincode', mode: 'slow' })
    const startedAt = performance.now()
    expect((await look(sandbox)).status).toBe(200)
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(55)
  })

  it.each([
    { service: 'fax', mode: 'slow' },
    { service: 'sms', mode: 'broken' },
    { service: 'sms', mode: 'slow', count: 0 },
  ])('refuses %o', async (wish) => {
    expect((await control(createSandbox(), wish)).status).toBe(400)
  })
})
