import type { Command } from 'commander'
import { foreignPictures } from '../../../catalogue/pictures/foreign-pictures.ts'
import { takePictures } from '../../../catalogue/pictures/take-pictures.ts'
import { createProviders } from '../../../ground/providers/create-providers.ts'
import { type Operator, withDatabase } from '../operator.ts'
import { printPictures } from '../print-pictures.ts'

export function addPictureCommands(program: Command, operator: Operator): void {
  program
    .command('pictures')
    .description('Take pictures that products name on other hosts into the shop. Again: what is not in yet.')
    .action(async () => {
      const report = await withDatabase(operator, (db, config) =>
        takePictures({ db, files: createProviders(config).pictures }, foreignPictures(db), {
          onProgress: (products) => operator.print(`${products} products …`),
        }),
      )
      printPictures(operator, report)
    })
}
