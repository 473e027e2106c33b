import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { exampleMessages } from '../../../test/example-messages.ts'
import { openTestShop, type TestShop } from '../../../test/test-shop.ts'
import { openDatabase } from '../../ground/database/open.ts'
import { SMS_KINDS } from '../../ground/registered-messages/sms-kinds.ts'
import { enqueue } from '../../messages/outbox/enqueue.ts'
import { idsGivenUp } from '../../messages/outbox/given-up.ts'
import { createProgram } from './create-program.ts'

describe('The command line, of messages', () => {
  let folder: string
  let shop: TestShop
  let lines: string[]
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'dawakit-messages-'))
    shop = await openTestShop(await openDatabase(join(folder, 'dawakit.sqlite')), { fixtures: false })
  })
  afterEach(async () => {
    await shop.db.destroy()
    rmSync(folder, { recursive: true, force: true })
  })
  const said = async (words: string[], more: Record<string, string> = {}) => {
    lines = []
    const env = {
      DATA_FOLDER: folder,
      SESSION_SECRET: shop.app.context.config.secrets.signing().secret,
      SANDBOX_URL: shop.outside.url,
      LOG_LEVEL: 'silent',
      ...more,
    }
    const program = createProgram({ env, print: (line) => lines.push(line) })
    await program.parseAsync(['messages', ...words], { from: 'user' })
    return lines
  }
  /** @returns its id */
  const giveUp = async (order: string) => {
    shop.outside.answerOnce('/postmark', 422, '{"ErrorCode":406,"Message":"asha@mail.example bounced"}')
    const mail = { to: 'asha@mail.example', subject: `Order ${order}`, text: 'T', html: 'H' }
    await enqueue(
      shop.db,
      { kind: 'mail', ...mail },
      { now: shop.clock.now, dedupeKey: `order-placed:${order}` },
    )
    await shop.app.context.outbox.runOnce()
    return (await idsGivenUp(shop.db)).at(-1) ?? ''
  }

  it('lists what was given up, with nobody’s address in it, and opens one', async () => {
    expect(await said(['failed'])).toEqual(['0 messages.'])
    const id = await giveUp('7')
    expect(await said(['failed'])).toEqual([
      `${id}  mail  order-placed  2026-11-14  a•••@mail.example`,
      '  1 try: mail answered 422 (406).',
      '1 message.',
    ])
    const [head, text] = await said(['failed', '--show', id])
    expect(head).toBe('mail to asha@mail.example')
    expect(JSON.parse(text ?? '')).toEqual({ subject: 'Order 7', text: 'T', html: 'H' })
    await expect(said(['failed', '--show', 'unknown'])).rejects.toThrow('No message of that id was given up.')
  })

  it('says so where the secret is another one', async () => {
    const id = await giveUp('7')
    const other = { SESSION_SECRET: 'another secret, which is as long as it must be' }
    expect((await said(['failed'], other))[0]).toContain('sealed with a secret that is gone')
    await expect(said(['failed', '--show', id], other)).rejects.toThrow('does not have any more')
    expect(await said(['retry', id], other)).toEqual([
      `${id}: It was sealed with a secret that the shop does not have any more.`,
      '0 messages are sent again.',
    ])
  })

  it('sends again what is named, or all', async () => {
    const first = await giveUp('1')
    await giveUp('2')
    await giveUp('3')
    expect(await said(['retry', first, 'unknown'])).toEqual([
      'unknown: No message of that id was given up.',
      '1 message is sent again.',
    ])
    expect(shop.outside.mails.map(({ subject }) => subject)).toEqual(['Order 1'])
    expect(await said(['retry', 'all'])).toEqual(['2 messages are sent again.'])
    expect(shop.outside.mails.map(({ subject }) => subject).sort()).toEqual(['Order 1', 'Order 2', 'Order 3'])
    expect(await said(['failed'])).toEqual(['0 messages.'])
  })

  it('lets go of what nobody needs', async () => {
    await giveUp('1')
    expect(await said(['forget', 'all'])).toEqual(['1 message is forgotten.'])
    expect(await said(['retry', 'all'])).toEqual(['0 messages are sent again.'])
    const rows = await shop.db.selectFrom('outbox').select(['sealed', 'dedupe_key']).execute()
    expect(rows).toEqual([{ sealed: null, dedupe_key: 'order-placed:1' }])
  })

  it('shows every SMS as it would leave', async () => {
    const printed = await said(['check'], { MESSAGES_FILE: exampleMessages.path })
    expect(printed.slice(0, 3)).toEqual([
      'SMS leave by twilio.',
      'login-code  1107000000000000001  1 part',
      '  123456 is your Dawakit Pharmacy login code. It is good for 5 minutes. Do not share it with anyone.',
    ])
    // A line of facts and one of words for each, below the first.
    expect(printed).toHaveLength(1 + 2 * Object.keys(SMS_KINDS).length)
    expect((await said(['check']))[1]).toBe('login-code  not registered  1 part')
  })

  it('counts what waits and what was given up', async () => {
    await giveUp('1')
    const token = 'a token of an operator, 32 or more'
    const watched = await openTestShop(shop.db, { fixtures: false, env: { OPERATOR_TOKEN: token } })
    const headers = { authorization: `Bearer ${token}` }
    const metrics = async () => (await watched.fetch('/metrics', { headers })).text()
    expect(await metrics()).toContain('dawakit_outbox_given_up{kind="mail"} 1\n')
    expect(await metrics()).toContain('dawakit_outbox_waiting{kind="mail"} 0\n')
    await said(['forget', 'all'])
    // What is read of the database is read once in five seconds.
    watched.clock.advance(5000)
    expect(await metrics()).toContain('dawakit_outbox_given_up{kind="mail"} 0\n')
  })
})
