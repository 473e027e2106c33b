import { istDate } from '@dawakit/core/delivery'
import type { Command } from 'commander'
import type { Config } from '../../../ground/context/config.ts'
import { SMS_KINDS, type SmsKind } from '../../../ground/registered-messages/sms-kinds.ts'
import { composeSms } from '../../../messages/outbox/compose-sms.ts'
import {
  findGivenUp,
  forgetGivenUp,
  idsGivenUp,
  listGivenUp,
  type Retried,
  retryGivenUp,
} from '../../../messages/outbox/given-up.ts'
import { type Operator, OperatorError, withDatabase } from '../operator.ts'
import { withMessages } from '../with-messages.ts'

const MOST_LISTED = 200

export function addMessageCommands(program: Command, operator: Operator): void {
  const command = program
    .command('messages')
    .description('SMS, mails and WhatsApp messages: what could not be sent, and what is registered.')
  command
    .command('failed')
    .description(
      'Messages that were given up. They are kept, sealed, for 30 days from when they were written.',
    )
    .option('--show <id>', 'open one of them: whom it was for and what it said')
    .action((options: { show?: string }) =>
      options.show === undefined ? list(operator) : show(operator, options.show),
    )
  command
    .command('retry')
    .description('Send messages that were given up, once what stood in their way is mended.')
    .argument('<id...>', 'their ids, or all')
    .action((ids: string[]) => retry(operator, ids))
  command
    .command('forget')
    .description('Let go of messages that were given up and that nobody needs any more.')
    .argument('<id...>', 'their ids, or all')
    .action((ids: string[]) => forget(operator, ids))
  command
    .command('check')
    .description('Every SMS that the shop sends, as it would leave with what is registered. Sends nothing.')
    .action(() => withDatabase(operator, async (_db, config) => printKinds(operator, config)))
}

async function list(operator: Operator): Promise<void> {
  const { print } = operator
  await withDatabase(operator, async (db, config) => {
    const rows = await listGivenUp(db, config, MOST_LISTED)
    for (const { id, kind, about, givenUpAt, tries, lastError, recipient } of rows) {
      print(
        [id, kind, about, istDate(givenUpAt), recipient ?? 'sealed with a secret that is gone'].join('  '),
      )
      print(`  ${tries === 1 ? '1 try' : `${tries} tries`}: ${lastError}.`)
    }
    if (rows.length === MOST_LISTED) print(`The newest ${MOST_LISTED}; there may be more.`)
    else print(rows.length === 1 ? '1 message.' : `${rows.length} messages.`)
  })
}

async function show(operator: Operator, id: string): Promise<void> {
  await withDatabase(operator, async (db, config) => {
    const found = await findGivenUp(db, config, id)
    if (!found) throw new OperatorError('No message of that id was given up.')
    if (!found.message) throw new OperatorError(REFUSED.closed)
    const { recipient, payload } = found.message
    operator.print(`${found.kind} to ${recipient}`)
    operator.print(JSON.stringify(JSON.parse(payload), null, 2))
  })
}

const REFUSED: Record<Exclude<Retried, 'again'>, string> = {
  unknown: 'No message of that id was given up.',
  expired: 'It is of no use any more: its code or link has run out.',
  closed: 'It was sealed with a secret that the shop does not have any more.',
}

async function retry(operator: Operator, ids: string[]): Promise<void> {
  const { print } = operator
  await withMessages(operator, async ({ db, config, clock }) => {
    let count = 0
    for (const id of await chosen(ids, () => idsGivenUp(db))) {
      const became = await retryGivenUp(db, config, id, clock())
      if (became === 'again') count++
      else print(`${id}: ${REFUSED[became]}`)
    }
    print(count === 1 ? '1 message is sent again.' : `${count} messages are sent again.`)
  })
}

async function forget(operator: Operator, ids: string[]): Promise<void> {
  await withDatabase(operator, async (db) => {
    let count = 0
    for (const id of await chosen(ids, () => idsGivenUp(db))) if (await forgetGivenUp(db, id)) count++
    operator.print(count === 1 ? '1 message is forgotten.' : `${count} messages are forgotten.`)
  })
}

const chosen = async (ids: string[], all: () => Promise<string[]>): Promise<string[]> =>
  ids.length === 1 && ids[0] === 'all' ? all() : ids

/** As long as they become: an order's number, a long name of a product. */
const SAMPLE = {
  code: '123456',
  order: '261114000123',
  amount: '₹1,234.00',
  product: 'Dolo 650 Tablet',
  answer: 'It can be ordered now.',
}
/** Characters of one SMS, and of each part of a longer one, by whether all of them are of its small alphabet. */
const PARTS = { plain: [160, 153], wide: [70, 67] } as const

function printKinds({ print }: Operator, config: Config): void {
  const { messages, store, sms } = config
  print(`SMS leave by ${sms.by}.`)
  for (const kind of Object.keys(SMS_KINDS) as SmsKind[]) {
    const { text, registered } = composeSms(messages, '', kind, { ...SAMPLE, store: store.name })
    const [one, part] = /^[\p{ASCII}£€]*$/u.test(text) ? PARTS.plain : PARTS.wide
    const parts = text.length <= one ? 1 : Math.ceil(text.length / part)
    print(
      `${kind}  ${registered.templateId ?? 'not registered'}  ${parts === 1 ? '1 part' : `${parts} parts`}`,
    )
    print(`  ${text}`)
  }
}
