import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Outside, openOutside } from '../../../test/outside.ts'
import { ask, askFor, letGo } from './ask.ts'

describe('a request to a service outside', () => {
  let outside: Outside

  beforeAll(async () => {
    outside = await openOutside()
  })
  beforeEach(() => outside.reset())
  afterAll(() => outside.close())

  it('waits for the head of the answer no longer than it may', async () => {
    outside.serve((seen) => seen.path === '/silent')
    await expect(ask('gateway', `${outside.url}/silent`, {}, 50)).rejects.toThrow('gateway did not answer')
  })

  it('waits for the body no longer either', async () => {
    outside.serve((seen, response) => {
      if (seen.path !== '/stalled') return false
      response.writeHead(200, { 'content-type': 'application/json' })
      response.write('{"status":')
      return true
    })
    const response = await ask('gateway', `${outside.url}/stalled`, {}, 200)
    await expect(response.text()).rejects.toThrow(/abort|timeout/i)
  })

  it.each(['<html>', '{"id":', '{"id":7}', '[]'])('takes %s for no answer that can be read', async (body) => {
    outside.answerOnce('/order', 200, body)
    const asked = askFor('gateway', `${outside.url}/order`, z.object({ id: z.string() }), {})
    await expect(asked).rejects.toThrow('gateway answered 200')
  })

  it('leaves an answer that broke off as good as one that did not', async () => {
    const broken = new ReadableStream({ start: (controller) => controller.error(new Error('reset')) })
    await expect(letGo(new Response(broken))).resolves.toBeUndefined()
  })
})
