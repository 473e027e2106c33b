import type { WorkChallenge } from '@dawakit/core/contract'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { TestAnswer, TestShop } from './test-shop.ts'

export const MOBILE = '9876543210'
export const HOUR = 3_600_000
export const DAY = 24 * HOUR
export const STRANGER = '198.51.100.9'

interface Asked {
  mobileNumber: string
  attemptId: string
}

export const post = (shop: TestShop, path: string, data: unknown, address?: string) =>
  shop.call(`POST ${path}`, { body: { data }, ...(address ? { address } : {}) })
export const signIn = (shop: TestShop, data: unknown, address?: string) =>
  post(shop, '/post/signIn', data, address)

/** Asks for a code, and works for it where the shop wants that. */
export async function send(
  shop: TestShop,
  data: { mobileNumber: string; device?: string; work?: string },
  address?: string,
): Promise<TestAnswer> {
  const answer = await post(shop, '/post/signup', data, address)
  if (answer.code !== 'work-needed') return answer
  return post(shop, '/post/signup', { ...data, work: await workFor(answer.data) }, address)
}

export async function workFor(challenge: WorkChallenge): Promise<string> {
  return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })
}

/** The code of the newest SMS that has one. */
export async function newestCode(shop: TestShop): Promise<string> {
  await shop.app.context.outbox.runOnce()
  const texts = shop.outside.sms.map(({ text }) => text.match(/^\d+/)?.[0] ?? '').filter(Boolean)
  return texts.at(-1) ?? ''
}

export const wrong = (code: string) => code.replace(/.$/, (last) => (last === '0' ? '1' : '0'))

/** Asks for a code and guesses five times. @returns how many guesses counted */
export async function guess(shop: TestShop, mobileNumber: string, address: string): Promise<number> {
  const sent = await send(shop, { mobileNumber }, address)
  if (!sent.data?.attemptId) return 0
  const asked: Asked = { mobileNumber, attemptId: sent.data.attemptId }
  const otp = wrong(await newestCode(shop))
  for (let tries = 0; tries < 5; tries++) await signIn(shop, { ...asked, otp }, address)
  return 5
}

/** Everything that a stranger can use up for one number. */
export async function attack(shop: TestShop): Promise<void> {
  for (let address = 0; address < 5; address++) await guess(shop, MOBILE, `198.51.100.${address}`)
}

export async function getIn(shop: TestShop, sent: TestAnswer, more: object = {}): Promise<TestAnswer> {
  const { attemptId } = sent.data
  return signIn(shop, { mobileNumber: MOBILE, attemptId, otp: await newestCode(shop), ...more })
}
