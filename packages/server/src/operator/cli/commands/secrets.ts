import type { Command } from 'commander'
import { acceptedOf, hashingOf, signingOf } from '../../secrets/file-secrets.ts'
import { type KeptKeys, keyFileOf, readKeys, writeKeys } from '../../secrets/key-file.ts'
import { sessionKey } from '../../secrets/session-secrets.ts'
import { endSecret, KNOWN_FIRST_MS, turnHashes, turnSessions } from '../../secrets/turn-secrets.ts'
import { dataFolderOf } from '../../start/read-config.ts'
import { type Operator, OperatorError, withDatabase } from '../operator.ts'

const DAY_MS = 86_400_000
const SECONDS_MS = 1000

export function addSecretCommands(program: Command, operator: Operator): void {
  const { print } = operator
  const command = program
    .command('secret')
    .description(
      'The secrets that sign sessions, where the shop keeps them itself. Nobody sees their values.',
    )
  command
    .command('rotate')
    .description('A new secret signs in two minutes; nobody is signed out. No process needs a restart.')
    .option('--hashes', 'the one that keys hashes instead: counts of limits begin anew')
    .action(({ hashes }: { hashes?: boolean }) =>
      change(operator, async (kept, now) => {
        const turned = hashes
          ? turnHashes(kept, now)
          : turnSessions(kept, { now, lastSessionEndsAt: await lastSessionEndsAt(operator, now) })
        print(`A new secret is known to every process now, and is used from ${at(now + KNOWN_FIRST_MS)} on.`)
        return turned
      }),
    )
  command
    .command('list')
    .description('The secrets by their ids, with their ages and what they are good for.')
    .action(() => {
      const now = Date.now()
      for (const line of linesOf(keysOf(operator), now)) print(line)
    })
  command
    .command('end')
    .description('Refuse what a secret has signed, at once: for one that somebody else may know.')
    .argument('<id>', 'of `secret list`')
    .action((id: string) =>
      change(operator, async (kept, now) => {
        const left = endSecret(kept, id, now)
        print('Ended. Its sessions are refused within half a minute.')
        return left
      }),
    )
}

async function change(
  operator: Operator,
  make: (kept: KeptKeys, now: number) => Promise<KeptKeys>,
): Promise<void> {
  // Opens the shop first: one that has never started gets its file so.
  await withDatabase(operator, async (_, { dataFolder }) => {
    const kept = keysOf(operator, dataFolder)
    await writeKeys(keyFileOf(dataFolder), await make(kept, Date.now()))
  })
}

/** @throws {OperatorError} where the environment brings the secrets */
function keysOf({ env }: Operator, dataFolder = dataFolderOf(env)): KeptKeys {
  if (env['SESSION_SECRET']?.trim())
    throw new OperatorError(
      'SESSION_SECRET is set: it turns there, by SESSION_SECRET_NEXT and SESSION_SECRET_BEFORE (docs/operating.md).',
    )
  const kept = readKeys(keyFileOf(dataFolder))
  if (!kept) throw new OperatorError('This shop has no secrets yet: its first start makes them.')
  return kept
}

/** What is open may last longer than sessions do now: SESSION_DAYS may have been more. */
function lastSessionEndsAt(operator: Operator, now: number): Promise<number> {
  return withDatabase(operator, async (db, { sessionSeconds }) => {
    const { last } = await db
      .selectFrom('session')
      .select((select) => select.fn.max('expires_at').as('last'))
      .where('revoked_at', 'is', null)
      .executeTakeFirstOrThrow()
    return Math.max(Number(last ?? 0), now + KNOWN_FIRST_MS + sessionSeconds * SECONDS_MS)
  })
}

function* linesOf(kept: KeptKeys, now: number): Generator<string> {
  const signing = signingOf(kept, now)
  for (const key of acceptedOf(kept, now)) {
    const use =
      key === signing
        ? 'signs sessions'
        : key.signsFrom > now
          ? `signs sessions from ${at(key.signsFrom)} on`
          : 'is accepted'
    const until = key.endsAt === null ? '' : `, until ${at(key.endsAt)}`
    yield `${sessionKey(key.secret).id}  ${ageOf(key.madeAt, now)}  ${use}${until}`
  }
  const hashing = hashingOf(kept, now)
  yield `${sessionKey(hashing.secret).id}  ${ageOf(hashing.madeAt, now)}  keys hashes`
}

function ageOf(madeAt: number, now: number): string {
  return madeAt === 0 ? 'of the first start' : `${Math.floor((now - madeAt) / DAY_MS)} days old`
}

const at = (time: number) => new Date(time).toISOString().slice(0, 16).replace('T', ' ').concat(' UTC')
