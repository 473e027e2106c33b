import { OTP_LENGTH } from '@dawakit/core/customer'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { newId } from '../../ground/database/new-id.ts'
import { tooMany } from '../../ground/http/refuse.ts'
import { forgetAttempt, HOUR_MS, takeAttempt } from '../../ground/limits/attempts.ts'
import { limitOf, takeAddressAttempt } from '../../ground/limits/limits.ts'
import { type Asker, guessesOfShop, recentSends, sendsOfNumber, wrongCodesOf } from './code-pressure.ts'
import { deviceOfNumber } from './devices.ts'
import { codeLimits } from './otp-limits.ts'
import { askForWork, useWork } from './proof-of-work.ts'

/** What lets a send through. */
export interface SendPass {
  /** The caller's network address; '' when it is not known. */
  address: string
  /** The mark of a device that has signed in before. */
  device?: string | undefined
  /** The proof of work that an earlier refusal has asked for. */
  work?: string | undefined
}

/**
 * Lets a code be sent, and counts it. A device on which the number's customer has signed in before has sends of its own;
 * everybody else shares those of the number and of the network, and where they are used up, or somebody guesses, pays
 * for each by work. Only where a number has had all the codes of a day that anybody may send it, whatever they paid, none goes
 * there before tomorrow but to a device that it knows: work costs a sender nothing that a shop's SMS does not cost it.
 *
 * @returns Whether it is such a device.
 * @throws {CallError} 429 with the challenge, or without one
 */
export async function admitSend(
  context: ServerContext,
  { mobile, address, device, work }: SendPass & { mobile: string },
  asker: Asker,
): Promise<boolean> {
  const { db, clock, config } = context
  const own = await deviceOfNumber(context, device, mobile)
  const ofDevice = { bucket: `otp:device:${own}`, limit: codeLimits.sendsPerNumber, windowMs: HOUR_MS }
  if (own && (await takeAttempt(db, clock(), ofDevice)) === null) return true
  const id = newId()
  const ofDay = limitOf(config, 'codesOfNumber', asker.number)
  // When the number's day began is nobody's business.
  if ((await takeAttempt(db, clock(), { ...ofDay, id })) !== null) throw tooMany(clock() + HOUR_MS, clock())
  if (work !== undefined && (await useWork(context, purposeOf(mobile), work))) {
    const at = clock()
    await db
      .insertInto('attempt')
      .values({ id: newId(), bucket: sendsOfNumber(asker.number), at })
      .execute()
    return false
  }
  if (await isFree(context, asker, address)) return false
  await forgetAttempt(db, id)
  throw await askForWork(context, purposeOf(mobile), await levelOf(context, asker.number))
}

/** Counts a send that costs nothing. @returns false when it has to be paid for: then it left no trace */
async function isFree(context: ServerContext, asker: Asker, address: string): Promise<boolean> {
  const { db, clock, config } = context
  if ((await wrongCodesOf(context, asker.number)) >= codeLimits.wrongPerNumber) return false
  if ((await guessesOfShop(context, OTP_LENGTH)).isOver) return false
  const id = newId()
  const ofNumber = { limit: codeLimits.sendsPerNumber, windowMs: HOUR_MS, id }
  if (await takeAttempt(db, clock(), { bucket: sendsOfNumber(asker.number), ...ofNumber })) return false
  const ofNetwork = limitOf(config, 'codesOfNetwork')
  if ((await takeAddressAttempt(context, address, ofNetwork)) === null) return true
  await forgetAttempt(db, id)
  return false
}

/** The work doubles with every five codes of the last hour, and with every ten wrong ones of the day, beyond the first. */
async function levelOf(context: ServerContext, number: string): Promise<number> {
  const beyond = (count: number, free: number) => Math.max(0, Math.floor(count / free) - 1)
  return Math.max(
    beyond(await recentSends(context, number), codeLimits.sendsPerNumber),
    beyond(await wrongCodesOf(context, number), codeLimits.wrongPerNumber),
  )
}

const purposeOf = (mobile: string) => `send-code\n${mobile}`
