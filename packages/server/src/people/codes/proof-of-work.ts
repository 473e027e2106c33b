import { randomInt } from 'node:crypto'
import { workNeeded } from '@dawakit/core/refusals'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { keyedHash, plainHash } from '../../ground/limits/keyed-hash.ts'

/** Milliseconds within which the work has to be done. */
const WORK_LIFE_MS = 300_000
/** PBKDF2's iterations of one step: a millisecond of a laptop, ten of a slow phone. */
const STEP_COST = 5000
/** Steps of the least work at most, and half of them on average: 30 ms of a laptop. Each level doubles them. */
const STEPS = 64
/** The most work is eight times the least: on average a quarter of a second of a laptop, two and a half of a slow phone. */
export const HARDEST_LEVEL = 3
/** Until a client that does no work may try whether none is needed any more. */
const RETRY_SECONDS = 300

type WorkContext = Pick<ServerContext, 'config' | 'db' | 'clock'>

const work = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string(),
      salt: z.string(),
      cost: z.literal(STEP_COST),
      keyLength: z.literal(32),
      keyPrefix: z.string(),
      keySignature: z.string(),
      data: z.object({ of: z.string(), until: z.number() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

/**
 * The refusal that asks for work, with its challenge: signed, good for five minutes, once, for this purpose alone.
 *
 * @param purpose - What the work is for, and for whom.
 * @param level - From 0; each one doubles the work, up to `HARDEST_LEVEL`.
 */
export async function askForWork(
  { config, clock }: WorkContext,
  purpose: string,
  level: number,
): Promise<CallError> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: STEP_COST,
    counter: drawAnswer(level),
    deriveKey,
    data: { of: keyedHash(config, 'work-of', purpose), until: clock() + WORK_LIFE_MS },
    hmacSignatureSecret: keyedHash(config, 'work', 'challenge'),
    hmacKeySignatureSecret: keyedHash(config, 'work', 'key'),
  })
  return new CallError(429, workNeeded, {
    data: challenge,
    headers: { 'Retry-After': String(RETRY_SECONDS) },
  })
}

/**
 * The answer, which whoever solves it finds by counting up from 0. It may be any number of the range: of one that is known to lie
 * in a part of it, the rest need not be tried.
 */
export function drawAnswer(level: number): number {
  return randomInt(STEPS * 2 ** Math.min(Math.max(Math.floor(level), 0), HARDEST_LEVEL))
}

/** @returns Whether the work was done, for this purpose, in time and for the first time. It is used up then. */
export async function useWork(
  { config, db, clock }: WorkContext,
  purpose: string,
  given: string | undefined,
): Promise<boolean> {
  const read = work.safeParse(readJson(given))
  if (!read.success) return false
  const { challenge, solution } = read.data
  const { of, until } = challenge.parameters.data
  // The clock is the shop's, which altcha-lib does not ask.
  if (until <= clock() || of !== keyedHash(config, 'work-of', purpose)) return false
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: keyedHash(config, 'work', 'challenge'),
    hmacKeySignatureSecret: keyedHash(config, 'work', 'key'),
  })
  if (!verified) return false
  const id = `work:${plainHash(challenge.signature)}`
  const used = await db
    .insertInto('attempt')
    .values({ id, bucket: 'work', at: clock() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return used.numInsertedOrUpdatedRows === 1n
}

function readJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return null
  }
}
