import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { exampleMessages } from '../../../test/example-messages.ts'
import { readConfig } from '../../operator/start/read-config.ts'
import { parseMessages } from './messages-file.ts'
import { SMS_KINDS } from './sms-kinds.ts'
import { WHATSAPP_KINDS } from './whatsapp-kinds.ts'

const SECRET = 'a session secret that is only for the tests'

const problemsOf = (file: unknown): string[] => {
  const read = parseMessages(typeof file === 'string' ? file : JSON.stringify(file))
  return 'problems' in read ? read.problems : []
}

describe('What is registered', () => {
  it('is read from the example, every kind of it', () => {
    const read = parseMessages(exampleMessages())
    expect(read).toMatchObject({ messages: { dlt: { header: 'DAWAKT' } } })
    if (!('messages' in read)) return
    expect(Object.keys(read.messages.sms)).toEqual(Object.keys(SMS_KINDS))
    expect(Object.keys(read.messages.whatsapp.templates)).toEqual(Object.keys(WHATSAPP_KINDS))
  })

  it('is named with all that is wrong at once, and nothing of what was set', () => {
    const problems = problemsOf({
      dlt: { entityId: 'a secret', header: 'TOOLONGER' },
      sms: { 'login-code': { templateId: '12' } },
      whatsapp: { templates: { 'order-placed': { name: 'Order Placed' } } },
      more: 1,
    })
    expect(problems.map((problem) => problem.split(':')[0])).toEqual([
      'dlt.entityId',
      'dlt.header',
      'sms.login-code.templateId',
      'whatsapp.templates.order-placed.name',
      'the file',
    ])
    expect(problems.join()).not.toMatch(/a secret|TOOLONGER|Order Placed/)
  })

  it.each([
    ['no json', ['is no JSON.']],
    [{ sms: { otp: {} } }, [/^sms\.otp: there is no such SMS\. There are login-code, /]],
    [{ sms: { 'login-code': { text: 'Your code is {#var#}.', variables: ['store'] } } }, [/must say code/]],
    [{ sms: { 'login-code': { text: 'Your code is {#var#}.' } } }, [/has 1 \{#var#\}/, /must say code/]],
    [{ sms: { 'order-placed': { variables: ['order'] } } }, [/has "variables" and no "text"/]],
    [
      { whatsapp: { templates: { 'order-placed': { name: 'a', variables: ['offer'] } } } },
      [/knows no variable offer/],
    ],
    [{ whatsapp: { templates: { offer: { name: 'offer' } } } }, [/there is no such message/]],
  ])('%j is refused', (file, expected) => {
    const problems = problemsOf(file)
    expect(problems).toHaveLength(expected.length)
    expected.forEach((sentence, index) => {
      expect(problems[index]).toMatch(sentence)
    })
  })
})

describe('A start', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'dawakit-messages-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))
  const gupshup = { SMS_BY: 'gupshup', GUPSHUP_USER_ID: '2', GUPSHUP_PASSWORD: 'p' }
  const start = (env: Record<string, string>, file?: unknown) => () => {
    const path = join(folder, 'messages.json')
    if (file !== undefined) writeFileSync(path, JSON.stringify(file))
    return readConfig({ ...env, ...(file !== undefined && { MESSAGES_FILE: path }) }, SECRET)
  }

  it('names every SMS that the operators would drop', () => {
    expect(start(gupshup)).toThrow(
      /^MESSAGES_FILE must say "dlt" for gupshup: .*\nMESSAGES_FILE must say "sms\.login-code" for gupshup: its "templateId"\.\n(.*\n){13}.*request-answered.*$/,
    )
    const { dlt, sms } = JSON.parse(exampleMessages())
    const { 'back-in-stock': _, ...rest } = sms
    expect(start(gupshup, { dlt, sms: rest })).toThrow(/^MESSAGES_FILE must say "sms\.back-in-stock" .*$/)
    expect(start(gupshup, { dlt, sms })).not.toThrow()
  })

  it('names a text that the name of the shop does not fit', () => {
    const named = { ...gupshup, STORE_NAME: 'The Dispensing Chemists and Druggists of Chennai' }
    expect(start(named, JSON.parse(exampleMessages()))).toThrow(
      /MESSAGES_FILE has 30 characters for STORE_NAME in "sms\.login-code"/,
    )
  })

  it('names all that is wrong in the file', () => {
    expect(start({}, { sms: { otp: {} }, dlt: {} })).toThrow(
      /^MESSAGES_FILE names a file in which\n {2}dlt\.entityId: .*\n {2}dlt\.header: .*$/,
    )
  })

  it('needs nothing registered at a service that asks for nothing', () => {
    expect(start({})).not.toThrow()
    expect(start({ MESSAGES_FILE: '/nowhere.json' })).toThrow(
      'MESSAGES_FILE names a file that cannot be read.',
    )
  })
})
