import type { WorkChallenge } from '@dawakit/core/contract'
import { expect, it } from 'vitest'
import {
  attack,
  guess,
  MOBILE,
  newestCode,
  post,
  STRANGER,
  send,
  signIn,
  workFor,
} from '../../../test/code-guesser.ts'
import { onEachDatabase } from '../../../test/databases.ts'
import { openTestShop, type TestShop } from '../../../test/test-shop.ts'
import { drawAnswer } from './proof-of-work.ts'

onEachDatabase('Work', (open) => {
  /** A shop that wants work for this number, and its challenge. */
  async function asked(): Promise<[TestShop, WorkChallenge]> {
    const shop = await openTestShop(await open())
    await shop.signIn(MOBILE)
    await shop.signIn('9876543211')
    await attack(shop)
    return [shop, (await post(shop, '/post/signup', { mobileNumber: MOBILE })).data]
  }

  it('is good once, for five minutes, and for the number alone that it was asked for', async () => {
    const [shop, challenge] = await asked()
    const work = await workFor(challenge)
    const other = '9876543211'
    for (let index = 0; index < 5; index++) await send(shop, { mobileNumber: other }, STRANGER)
    expect((await post(shop, '/post/signup', { mobileNumber: other, work })).code).toBe('work-needed')
    const twice = await Promise.all(
      [1, 2].map(() => post(shop, '/post/signup', { mobileNumber: MOBILE, work })),
    )
    expect(twice.map(({ code }) => code).sort()).toEqual(['work-needed', undefined])
    const late = await workFor((await post(shop, '/post/signup', { mobileNumber: MOBILE })).data)
    shop.clock.advance(300_000)
    expect((await post(shop, '/post/signup', { mobileNumber: MOBILE, work: late })).code).toBe('work-needed')
  })

  it('that was not done, or made easier, is none', async () => {
    const [shop, challenge] = await asked()
    const { solution } = JSON.parse(await workFor(challenge))
    const changed = (change: object) => ({ ...challenge, parameters: { ...challenge.parameters, ...change } })
    for (const work of [
      '',
      'null',
      '{}',
      JSON.stringify({ challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } }),
      JSON.stringify({ challenge: changed({ keyPrefix: '00' }), solution }),
      await workFor(changed({ cost: 1, keyPrefix: '0' }) as WorkChallenge),
    ]) {
      expect((await post(shop, '/post/signup', { mobileNumber: MOBILE, work })).code, work).toBe(
        'work-needed',
      )
    }
  })

  it('doubles with every ten wrong codes, up to eight times', async () => {
    const shop = await openTestShop(await open())
    await shop.signIn(MOBILE)
    const steps: number[] = []
    for (let round = 0; round < 5; round++) {
      for (let pair = 0; pair < 2; pair++) await guess(shop, MOBILE, `198.51.100.${round}`)
      const { data } = await post(shop, '/post/signup', { mobileNumber: MOBILE })
      steps.push(JSON.parse(await workFor(data)).solution.counter)
    }
    for (const [round, most] of [64, 128, 256, 512, 512].entries()) {
      expect(steps[round]).toBeGreaterThanOrEqual(0)
      expect(steps[round]).toBeLessThan(most)
    }
  })

  it('lets many behind one address in, beyond the codes that cost nothing', async () => {
    const shop = await openTestShop(await open(), { env: { OTP_SENDS_PER_ADDRESS: '3' } })
    for (let customer = 0; customer < 8; customer++) {
      const mobileNumber = `987650000${customer}`
      await shop.signIn(mobileNumber)
      const sent = await send(shop, { mobileNumber })
      const { attemptId, digits } = sent.data
      expect(digits).toBe(4)
      const answer = await signIn(shop, { mobileNumber, attemptId, otp: await newestCode(shop) })
      expect(answer.message).toBe('Logged In')
    }
  })
})

it('The answer of the work may lie in any part of its range, none of them rarer than another', () => {
  const drawn = [0, 1, 2, 3, 9].map((level) => ({
    most: [64, 128, 256, 512, 512][Math.min(level, 4)] ?? 0,
    answers: Array.from({ length: 4_000 }, () => drawAnswer(level)),
  }))
  for (const { most, answers } of drawn) {
    expect(Math.max(...answers)).toBeLessThan(most)
    const eighths = [0, 1, 2, 3, 4, 5, 6, 7].map(
      (eighth) => answers.filter((answer) => Math.floor((answer * 8) / most) === eighth).length,
    )
    // 500 each; 21 is the standard deviation.
    for (const count of eighths) expect(Math.abs(count - 500)).toBeLessThan(150)
  }
})
