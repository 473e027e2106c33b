import { wholeOf } from '@dawakit/lists/values'
import type { Command } from 'commander'
import { fillEmptyShop } from '../../filling/fill-empty-shop.ts'
import { generateInto, removeGenerated } from '../../filling/generate-into.ts'
import { catalogueFor, type Operator, OperatorError, withDatabase } from '../operator.ts'

const MOST_GENERATED = 2_000_000

export function addCatalogueCommands(program: Command, operator: Operator): void {
  program
    .command('seed')
    .description('Put the reference catalogue into an empty shop. Does nothing the second time.')
    .action(async () => {
      const isNew = await withDatabase(operator, (db, config) =>
        fillEmptyShop(db, catalogueFor(operator, config), operator.print),
      )
      if (!isNew) operator.print('Nothing to do.')
    })
  program
    .command('generate')
    .description('Fill the shop up to a number of generated products, to measure with.')
    .argument('[products]', 'how many, those generated before included')
    .option('--remove', 'take all generated products away again')
    .action(async (products: string | undefined, options: { remove?: boolean }) => {
      if (options.remove) {
        const removed = await withDatabase(operator, removeGenerated)
        operator.print(`${removed} generated products removed.`)
        return
      }
      if (products === undefined) throw new OperatorError('Say how many: generate 250000')
      const total = wholeOf('products', products, MOST_GENERATED)
      const added = await withDatabase(operator, async (db, config) => {
        const catalogue = catalogueFor(operator, config)
        await fillEmptyShop(db, catalogue, operator.print)
        return generateInto(db, catalogue, total, operator.print)
      })
      operator.print(`${added} products added.`)
    })
}
