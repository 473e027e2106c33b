import type { Command } from 'commander'
import type { Database } from '../../../ground/database/schema/index.ts'
import { exportBatches } from '../../../lists/batches/export-batches.ts'
import { exportPincodes } from '../../../lists/others/export-pincodes.ts'
import { exportBanners } from '../../../lists/others/import-banners.ts'
import { exportCoupons } from '../../../lists/others/import-coupons.ts'
import { exportStates } from '../../../lists/others/import-states.ts'
import { exportProducts } from '../../../lists/products/export-products.ts'
import { type Operator, withDatabase } from '../operator.ts'
import { writeFile } from '../write-file.ts'

export function addExportCommands(program: Command, operator: Operator): void {
  const command = program
    .command('export')
    .description('Write products, batches, pincodes, coupons, banners or states to a CSV file.')
  const kinds: [string, (db: Database) => AsyncGenerator<string>][] = [
    ['products', exportProducts],
    ['batches', exportBatches],
    ['pincodes', exportPincodes],
    ['coupons', exportCoupons],
    ['banners', exportBanners],
    ['states', exportStates],
  ]
  for (const [kind, read] of kinds) {
    command
      .command(kind)
      .description(
        `All ${kind}, in the columns that \`import ${kind === 'batches' ? 'stock' : kind}\` takes.`,
      )
      .argument('<file>', 'is overwritten')
      .action(async (file: string) => {
        await withDatabase(operator, (db) => writeFile(operator, file, read(db)))
        operator.print(`Written to ${file}.`)
      })
  }
}
