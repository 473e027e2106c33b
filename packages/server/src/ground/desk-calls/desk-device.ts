import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { ServerContext } from '../context/server-context.ts'
import { newId } from '../database/new-id.ts'
import { isSameHash, keyedHash } from '../limits/keyed-hash.ts'

const COOKIE = 'desk-device'
const DAY_MS = 86_400_000
/** Days after their last sign-in that a browser still knows somebody. */
const KNOWN_DAYS = 180
/** Who has signed in on one browser last; a counter's machine has several. */
const MEMBERS = 12
const MARK = /^([0-9a-f]{24})((?:\.\d{1,14}:[\w-]{43})+)$/

type Signing = Pick<ServerContext, 'config' | 'clock'>

interface Mark {
  id: string
  /** Of each member of staff when they signed in last and the signature of that, which say nothing of whose they are. */
  signIns: string[]
}

/** What a browser has sent as its mark. */
export const deskMarkOf = (c: Context): string | undefined => getCookie(c, COOKIE, 'host')

/** The header that gives a browser its mark, also past the session's end. */
export const deskMarkCookie = (mark: string): string =>
  `__Host-${COOKIE}=${mark}; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=${(KNOWN_DAYS * DAY_MS) / 1000}`

/**
 * The mark of a browser on which somebody of the staff has just signed in: who did before is still known.
 *
 * @param sent - The one that it has.
 */
export function markDesk(context: Signing, sent: string | undefined, staffId: string): string {
  const { id, signIns } = readMark(sent) ?? { id: newId(), signIns: [] }
  const others = signIns.filter((signIn) => !isOf(context, id, staffId, signIn))
  const own = signatureOf(context, id, staffId, context.clock())
  return [id, own, ...others.slice(0, MEMBERS - 1)].join('.')
}

/** @returns The id of a browser on which this member of staff has signed in before; null for any other. */
export function deskOfMember(context: Signing, sent: string | undefined, staffId: string): string | null {
  const mark = readMark(sent)
  const own = mark?.signIns.find((signIn) => isOf(context, mark.id, staffId, signIn))
  if (!mark || own === undefined) return null
  return timeOf(own) > context.clock() - KNOWN_DAYS * DAY_MS ? mark.id : null
}

function readMark(sent: string | undefined): Mark | null {
  const [, id, signIns] = sent?.match(MARK) ?? []
  return id && signIns ? { id, signIns: signIns.slice(1).split('.').slice(0, MEMBERS) } : null
}

const timeOf = (signIn: string) => Number(signIn.split(':')[0])

function isOf(context: Signing, id: string, staffId: string, signIn: string): boolean {
  return isSameHash(signIn, signatureOf(context, id, staffId, timeOf(signIn)))
}

function signatureOf({ config }: Signing, id: string, staffId: string, at: number): string {
  return `${at}:${keyedHash(config, 'desk device', `${id}\n${staffId}\n${at}`)}`
}
