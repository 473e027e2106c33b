import type { RegisterKind } from '@dawakit/core/contract'
import { istDate } from '@dawakit/core/delivery'
import { type Command, Option } from 'commander'
import { saltsOfDay } from '../../../ground/context/salts-of-day.ts'
import { checkRegisters } from '../../../orders/registers/check-registers.ts'
import { registerCsv } from '../../../orders/registers/register-csv.ts'
import { readRegister } from '../../../orders/registers/register-entries.sql.ts'
import { type Operator, OperatorError, withDatabase } from '../operator.ts'
import { writeFile } from '../write-file.ts'

const LISTED = 200
const DAY = /^\d{4}-\d{2}-\d{2}$/

interface Period {
  from?: string
  to?: string
  csv?: string
}

export function addRegisterCommands(program: Command, operator: Operator): void {
  const command = program
    .command('register')
    .description(
      'The registers of the Drugs Rules: what left on a prescription, and what of it is of Schedule H1.',
    )
  const books: [string, RegisterKind, string][] = [
    ['h1', 'h1', 'The register of Schedule H1.'],
    ['prescriptions', 'prescriptions', 'The prescription register.'],
  ]
  for (const [name, register, description] of books) {
    command
      .command(name)
      .description(description)
      .addOption(new Option('--from <day>', 'yyyy-mm-dd; the first of this month when not given'))
      .addOption(new Option('--to <day>', 'yyyy-mm-dd, included; today when not given'))
      .addOption(new Option('--csv <file>', 'all of it into a file, which is overwritten'))
      .action((period: Period) => show(operator, register, period))
  }
  command
    .command('check')
    .description(
      'Whether the numbers have no gap and the sums are what was packed. Ends with 1 where they are not.',
    )
    .action(() => check(operator))
}

async function show(operator: Operator, register: RegisterKind, period: Period): Promise<void> {
  const today = istDate(Date.now())
  const { from = `${today.slice(0, 8)}01`, to = today, csv } = period
  if (!DAY.test(from) || !DAY.test(to) || to < from) {
    throw new OperatorError('--from and --to are days as 2026-11-28, the first before the last.')
  }
  await withDatabase(operator, async (db) => {
    const search = { register, from, to }
    if (csv !== undefined) {
      await writeFile(operator, csv, registerCsv(db, search))
      operator.print(`Written to ${csv}.`)
      return
    }
    const { rows, entriesOfPeriod } = await readRegister(db, { ...search, after: null, limit: LISTED })
    for (const { number, at, quantity, drug, batch } of rows) {
      operator.print(`${number}  ${istDate(at)}  ${String(quantity).padStart(4)}  ${drug}, batch ${batch}`)
    }
    const more = entriesOfPeriod > rows.length ? `, the first ${rows.length} shown` : ''
    operator.print(`${entriesOfPeriod} entries from ${from} to ${to}${more}.`)
  })
}

async function check(operator: Operator): Promise<void> {
  await withDatabase(operator, async (db) => {
    const { entries, wrong } = await checkRegisters(db, {
      salts: saltsOfDay(() => operator.catalogue?.salts() ?? [], Date.now),
    })
    for (const sentence of wrong) operator.print(sentence)
    operator.print(
      wrong.length > 0
        ? `${wrong.length} things are wrong.`
        : `${entries} entries without a gap, as much as was packed.`,
    )
    if (wrong.length > 0) operator.status = 1
  })
}
