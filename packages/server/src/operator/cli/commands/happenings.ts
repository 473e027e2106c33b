import { startOfIstDay } from '@dawakit/core/delivery'
import type { Command } from 'commander'
import { listCursors, passOver, replay } from '../../../ground/happenings/cursors.ts'
import { type Operator, OperatorError, withDatabase } from '../operator.ts'

export function addHappeningCommands(program: Command, operator: Operator): void {
  const command = program
    .command('happenings')
    .description('What happens in the shop: who hears of it, and how far they are.')
  command
    .command('list')
    .description('Everybody who hears of what happens, and what they have yet to hear of.')
    .action(() => list(operator))
  command
    .command('replay')
    .description('Let somebody hear again of all that has happened since a day. It is kept for 90 days.')
    .argument('<name>', 'as the list has it')
    .requiredOption('--from <day>', 'yyyy-mm-dd, in India')
    .action((name: string, { from }: { from: string }) => hearAgain(operator, name, from))
  command
    .command('pass-over')
    .description('Let somebody who cannot take a happening go on with the next one.')
    .argument('<name>', 'as the list has it')
    .action((name: string) => goOn(operator, name))
}

async function list(operator: Operator): Promise<void> {
  await withDatabase(operator, async (db) => {
    for (const { name, number, behind, tries, lastError } of await listCursors(db)) {
      operator.print(`${name}  heard of ${number}, ${behind} to come`)
      if (tries > 0) {
        operator.print(
          `  cannot take the next: ${tries === 1 ? '1 try' : `${tries} tries`}, ${lastError ?? 'unknown'}.`,
        )
      }
    }
  })
}

async function hearAgain(operator: Operator, name: string, day: string): Promise<void> {
  const from = /^\d{4}-\d\d-\d\d$/.test(day) ? startOfIstDay(day) : Number.NaN
  if (Number.isNaN(from)) throw new OperatorError(`Not a day: "${day}". It is written as 2026-11-28.`)
  await withDatabase(operator, async (db) => {
    const count = await replay(db, name, from)
    if (count === null) throw new OperatorError(`Nobody hears of what happens as "${name}".`)
    operator.print(count === 1 ? '1 is handed over again.' : `${count} are handed over again.`)
  })
}

async function goOn(operator: Operator, name: string): Promise<void> {
  await withDatabase(operator, async (db) => {
    const number = await passOver(db, name)
    if (number === null) throw new OperatorError(`"${name}" stands before nothing that it cannot take.`)
    operator.print(`${number} is passed over.`)
  })
}
