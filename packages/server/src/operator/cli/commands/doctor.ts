import { wholeOf } from '@dawakit/lists/values'
import type { Command } from 'commander'
import { examineShop } from '../../doctor/examine-shop.ts'
import type { Operator } from '../operator.ts'

/** Less than a gigabyte lasts for no day of prescriptions and backups. */
const FREE_MB = '1000'
/** So that what is said stands below each other. */
const WIDTH = 10
const MOST_MB = 1_000_000_000

export function addDoctorCommands(program: Command, operator: Operator): void {
  program
    .command('doctor')
    .description('Say before a start what would fail. Ends with 1 where something is wrong.')
    .option('--free <megabytes>', 'how much of the disk must be free', FREE_MB)
    .action(async ({ free }: { free: string }) => {
      const neededMb = wholeOf('free', free, MOST_MB)
      const { env, catalogue } = operator
      for await (const { isWell, of, says } of examineShop({ env, catalogue, neededMb })) {
        operator.print(`${isWell ? 'ok   ' : 'wrong'}  ${of.padEnd(WIDTH)}${says}`)
        if (!isWell) operator.status = 1
      }
    })
}
