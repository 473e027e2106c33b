import { expect, it } from 'vitest'
import {
  attack,
  DAY,
  getIn,
  guess,
  HOUR,
  MOBILE,
  newestCode,
  post,
  STRANGER,
  send,
  signIn,
} from '../../../test/code-guesser.ts'
import { onEachDatabase } from '../../../test/databases.ts'
import { openTestShop, type TestShop } from '../../../test/test-shop.ts'
import { accountsAnHour, accountsAnHourBefore, borneWrong, codeLimits } from './otp-limits.ts'

onEachDatabase('A number that is guessed at', (open) => {
  it('has codes of six digits after ten wrong ones, whose sending costs work, for a day', async () => {
    const shop = await openTestShop(await open())
    await shop.signIn(MOBILE)
    expect(await guess(shop, MOBILE, STRANGER)).toBe(5)
    expect((await send(shop, { mobileNumber: MOBILE })).data.digits).toBe(4)
    expect(await guess(shop, MOBILE, STRANGER)).toBe(5)

    const refused = await post(shop, '/post/signup', { mobileNumber: MOBILE })
    expect(refused).toMatchObject({ status: 429, code: 'work-needed' })
    expect(await newestCode(shop)).toMatch(/^\d{4}$/)
    const sent = await send(shop, { mobileNumber: MOBILE })
    expect(sent.data.digits).toBe(6)
    expect(await newestCode(shop)).toMatch(/^\d{6}$/)
    expect((await getIn(shop, sent)).message).toBe('Logged In')

    shop.clock.advance(DAY)
    expect((await post(shop, '/post/signup', { mobileNumber: MOBILE })).data.digits).toBe(4)
  })

  it('has no more than three short codes side by side', async () => {
    const shop = await openTestShop(await open())
    await shop.signIn(MOBILE)
    const digits = []
    for (let index = 0; index < 5; index++) {
      digits.push((await send(shop, { mobileNumber: MOBILE }, `198.51.100.${index}`)).data.digits)
    }
    expect(digits).toEqual([4, 4, 4, 6, 6])
  })

  it('lets its owner in with the first code, on a new device and on one that is known', async () => {
    const shop = await openTestShop(await open())
    await shop.signIn(MOBILE)
    const first = await getIn(shop, await send(shop, { mobileNumber: MOBILE }))
    const { device } = first.data
    const early = await send(shop, { mobileNumber: MOBILE })
    const otp = await newestCode(shop)
    await attack(shop)
    // The code that was on its way when it began.
    const { attemptId } = early.data
    expect((await signIn(shop, { mobileNumber: MOBILE, attemptId, otp })).message).toBe('Logged In')
    // A new one, after work.
    expect((await getIn(shop, await send(shop, { mobileNumber: MOBILE }))).message).toBe('Logged In')
    // And without work where somebody knows the device.
    const known = await post(shop, '/post/signup', { mobileNumber: MOBILE, device })
    expect(known.data.digits).toBe(6)
    const again = await getIn(shop, known, { device })
    expect([again.message, again.data.device]).toEqual(['Logged In', device])
  })

  it('tells its owner once a day, and whoever watches the shop, without naming it', async () => {
    const lines: string[] = []
    const keep = (...said: unknown[]) => void lines.push(JSON.stringify(said))
    const log = { debug: keep, info: keep, warn: keep, error: keep } as never
    const shop = await openTestShop(await open(), { log, env: { OPERATOR_TOKEN: 'o'.repeat(32) } })
    await shop.signIn(MOBILE)
    await attack(shop)
    await newestCode(shop)
    const told = () => shop.outside.sms.filter(({ text }) => text.startsWith('Somebody is trying to guess'))
    expect(told()).toMatchObject([{ to: `+91${MOBILE}` }])
    expect(lines.filter((line) => line.includes('guesses the codes'))).toHaveLength(1)
    expect(lines.join()).not.toContain(MOBILE)
    const metrics = await shop.fetch('/metrics', { headers: { authorization: `Bearer ${'o'.repeat(32)}` } })
    const text = await metrics.text()
    expect(text).toContain('dawakit_codes_numbers_guessed_at 1')
    expect(text).toContain('dawakit_codes_wrong{window="day"} 25')
    expect(text).toContain('dawakit_codes_alarm 0')
    shop.clock.advance(DAY)
    for (let round = 0; round < 2; round++) await guess(shop, MOBILE, STRANGER)
    await newestCode(shop)
    expect(told()).toHaveLength(2)
  })
})

onEachDatabase('The codes of one number', (open) => {
  it('are twenty a day, from however many addresses, at once or after work; a known device has its own', async () => {
    const shop = await openTestShop(await open())
    await shop.signIn(MOBILE)
    const { device } = (await getIn(shop, await send(shop, { mobileNumber: MOBILE }))).data
    const from = (index: number) => send(shop, { mobileNumber: MOBILE }, `198.51.100.${index}`)
    const atOnce = await Promise.all(Array.from({ length: 40 }, (_, index) => from(index)))
    const answers = [...atOnce]
    for (let index = 40; index < 70; index++) answers.push(await from(index))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(19)
    const refused = answers.filter(({ status }) => status === 429)
    expect(new Set(refused.map(({ message }) => message))).toEqual(
      new Set(['Too many requests. Please try again later']),
    )
    expect(refused[0]?.headers.get('retry-after')).toBe('3600')
    await shop.app.context.outbox.runOnce()
    expect(shop.outside.sms).toHaveLength(20)
    expect((await send(shop, { mobileNumber: MOBILE, device })).status).toBe(200)
    shop.clock.advance(DAY)
    expect((await send(shop, { mobileNumber: MOBILE })).status).toBe(200)
  })

  it('ring at whoever watches the shop when there are more in a day than it expects, and go on', async () => {
    const lines: string[] = []
    const keep = (...said: unknown[]) => void lines.push(JSON.stringify(said))
    const log = { debug: keep, info: keep, warn: keep, error: keep } as never
    const env = { LIMIT_CODES_OF_SHOP: '3', OPERATOR_TOKEN: 'o'.repeat(32) }
    const shop = await openTestShop(await open(), { log, env })
    const gauges = async () => {
      const headers = { authorization: `Bearer ${'o'.repeat(32)}` }
      const text = await (await shop.fetch('/metrics', { headers })).text()
      return text.match(/^dawakit_codes_(sent|spending_alarm) \d+$/gm)
    }
    for (let customer = 0; customer < 5; customer++) {
      const mobileNumber = `987650000${customer}`
      await shop.signIn(mobileNumber)
      if (customer === 3) {
        expect(await gauges()).toEqual(['dawakit_codes_sent 3', 'dawakit_codes_spending_alarm 0'])
        shop.clock.advance(6_000)
      }
      expect((await send(shop, { mobileNumber })).status).toBe(200)
    }
    expect(await gauges()).toEqual(['dawakit_codes_sent 5', 'dawakit_codes_spending_alarm 1'])
    expect(lines.filter((line) => line.includes('LIMIT_CODES_OF_SHOP'))).toHaveLength(1)
    shop.clock.advance(2 * DAY)
    expect(await gauges()).toEqual(['dawakit_codes_sent 0', 'dawakit_codes_spending_alarm 0'])
  })
})

onEachDatabase('The mark of a device', (open) => {
  /** Signed in, with the mark. */
  async function marked(): Promise<[TestShop, string]> {
    const shop = await openTestShop(await open())
    await shop.signIn(MOBILE)
    const first = await getIn(shop, await send(shop, { mobileNumber: MOBILE }))
    shop.clock.advance(HOUR)
    return [shop, first.data.device]
  }
  const sendsFree = async (shop: TestShop, device: string | undefined, mobileNumber = MOBILE) =>
    (await post(shop, '/post/signup', { mobileNumber, device })).key === 'success'

  it('gives five sends an hour of its own, says no number, and outlives the session', async () => {
    const [shop, device] = await marked()
    const { token } = await shop.signIn(MOBILE)
    await shop.call('POST /post/logout', { token })
    for (let index = 0; index < 5; index++) await send(shop, { mobileNumber: MOBILE }, STRANGER)
    expect(await sendsFree(shop, undefined)).toBe(false)
    for (let index = 0; index < 5; index++) expect(await sendsFree(shop, device)).toBe(true)
    expect(await sendsFree(shop, device)).toBe(false)
    expect(device).not.toContain(MOBILE)
  })

  it('is good for its customer’s number alone, and as it was given', async () => {
    const [shop, device] = await marked()
    await shop.signIn('9876543211')
    for (const mobile of [MOBILE, '9876543211']) {
      for (let index = 0; index < 5; index++) await send(shop, { mobileNumber: mobile }, STRANGER)
    }
    expect(await sendsFree(shop, device, '9876543211')).toBe(false)
    for (const forged of [
      `${device}x`,
      device.slice(1),
      `x.${device.split('.')[1]}`,
      `${device}.x`,
      '.',
      '',
    ]) {
      expect(await sendsFree(shop, forged), forged).toBe(false)
    }
    expect(await sendsFree(shop, device)).toBe(true)
  })

  it('ends with a new password, and half a year after the last sign-in', async () => {
    const [shop, device] = await marked()
    const reset = async () => {
      const email = `user${MOBILE}@mail.example`
      await shop.db.updateTable('customer').set({ email_verified_at: 1 }).execute()
      await post(shop, '/post/forgotPassword', { email })
      await shop.app.context.outbox.runOnce()
      const id = shop.outside.mails.at(-1)?.text.match(/forgotPassword\/(\S+)/)?.[1]
      return post(shop, '/post/resetPassword', { id, email, password: 'Monsoon7x' })
    }
    const busy = async () => {
      for (let index = 0; index < 5; index++) await send(shop, { mobileNumber: MOBILE }, STRANGER)
    }
    await busy()
    expect(await sendsFree(shop, device)).toBe(true)
    expect((await reset()).message).toBe('Password is changed')
    expect(await sendsFree(shop, device)).toBe(false)

    const next = (await getIn(shop, await send(shop, { mobileNumber: MOBILE }))).data.device
    expect(next).not.toBe(device)
    shop.clock.advance(180 * DAY)
    await busy()
    expect(await sendsFree(shop, next)).toBe(false)
  })
})

onEachDatabase('Guesses all over a shop', (open) => {
  it('make all codes long before the set rate is over, also where nobody has guessed yet', async () => {
    const shop = await openTestShop(await open())
    const bound = borneWrong(codeLimits.shop.hour, 0)
    const numbers = Array.from({ length: 40 }, (_, index) => String(9_000_000_000 + index))
    for (const number of numbers) await shop.signIn(number)
    const lengths: number[] = []
    for (let index = 0; index < numbers.length; index += 4) {
      const sent = await Promise.all(
        numbers
          .slice(index, index + 4)
          .map((mobileNumber) => send(shop, { mobileNumber }, `198.51.100.${index}`)),
      )
      lengths.push(...sent.map(({ data }) => data.digits))
    }
    const short = lengths.filter((digits) => digits === 4).length
    expect(short * 5).toBeLessThanOrEqual(bound)
    expect(short).toBeGreaterThan(20)
    expect(new Set(lengths)).toEqual(new Set([4, 6]))
  })

  it('are counted against the sign-ins: a busy shop’s slips of the finger trip nothing', () => {
    // One in five is mistyped once.
    for (const signInsADay of [10, 500, 5_000, 15_000]) {
      expect(signInsADay / 5).toBeLessThan(borneWrong(codeLimits.shop.day, signInsADay) + 1)
    }
  })

  it('stop at thirty an hour for a network, with long codes; others, and known devices there, go on', async () => {
    const shop = await openTestShop(await open(), { env: { OTP_SENDS_PER_ADDRESS: '1000' } })
    await shop.db
      .insertInto('sign_in_hour')
      .values({ hour: Math.floor(shop.clock.now / HOUR) * HOUR, wrong_codes: 5_000, sign_ins: 0 })
      .execute()
    let guesses = 0
    for (let index = 0; index < 12; index++) {
      const mobileNumber = String(9_000_000_000 + index)
      await shop.signIn(mobileNumber)
      guesses += await guess(shop, mobileNumber, STRANGER)
    }
    expect(guesses).toBe(codeLimits.guessesPerNetwork)
    await shop.signIn(MOBILE)
    const refused = await send(shop, { mobileNumber: MOBILE }, STRANGER)
    expect(refused).toMatchObject({ status: 429, message: 'Too many requests. Please try again later' })
    const sent = await send(shop, { mobileNumber: MOBILE })
    const { device } = (await getIn(shop, sent)).data
    expect((await send(shop, { mobileNumber: MOBILE, device }, STRANGER)).data.digits).toBe(6)
    shop.clock.advance(HOUR)
    expect((await send(shop, { mobileNumber: MOBILE }, STRANGER)).data.digits).toBe(6)
  })
})

it('An attacker with 10,000 numbers and 1,000 addresses got ten accounts an hour, and gets a twentieth at most', () => {
  const attacker = { numbers: 10_000, addresses: 1_000 }
  expect(accountsAnHourBefore({ ...attacker, sendsPerAddress: 20 })).toBe(10)
  // A small shop, one of 5,000 sign-ins a day, and one that bears the most.
  expect(accountsAnHour(attacker, 50)).toBeCloseTo(0.03125, 5)
  expect(accountsAnHour(attacker, 5_000)).toBeCloseTo(0.0352, 4)
  expect(accountsAnHour(attacker, 1_000_000)).toBeLessThanOrEqual(0.05)
})
