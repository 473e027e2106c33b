import { Command } from 'commander'
import { addBackupCommands } from './commands/backup.ts'
import { addCatalogueCommands } from './commands/catalogue.ts'
import { addConfigCommand } from './commands/config.ts'
import { addCustomerCommands } from './commands/customers.ts'
import { addDoctorCommands } from './commands/doctor.ts'
import { addExportCommands } from './commands/export.ts'
import { addHappeningCommands } from './commands/happenings.ts'
import { addImportCommands } from './commands/import.ts'
import { addMessageCommands } from './commands/messages.ts'
import { addNewsletterCommands } from './commands/newsletter.ts'
import { addOrderCommands } from './commands/orders.ts'
import { addPartnerCommands } from './commands/partners.ts'
import { addPaymentCommands } from './commands/payments.ts'
import { addPictureCommands } from './commands/pictures.ts'
import { addPriceCommands } from './commands/prices.ts'
import { addPromotionCommands } from './commands/promotions.ts'
import { addSecretCommands } from './commands/secrets.ts'
import { addCountCommands } from './commands/shelf/counts.ts'
import { addShelfCommands } from './commands/shelf/shelf.ts'
import { addStaffCommands } from './commands/staff.ts'
import { addStockCommands } from './commands/stock.ts'
import type { Operator } from './operator.ts'
import { addPurchaseCommands } from './purchase-commands.ts'
import { addRegisterCommands } from './registers/register-commands.ts'

/** Adds the commands of one noun. */
export type AddCommands = (program: Command, operator: Operator) => void

const commands: readonly AddCommands[] = [
  addOrderCommands,
  addPaymentCommands,
  addCustomerCommands,
  addPromotionCommands,
  addMessageCommands,
  addNewsletterCommands,
  addHappeningCommands,
  addPartnerCommands,
  addImportCommands,
  addExportCommands,
  addPictureCommands,
  addRegisterCommands,
  addPurchaseCommands,
  addStockCommands,
  addCountCommands,
  addPriceCommands,
  addShelfCommands,
  addCatalogueCommands,
  addConfigCommand,
  addDoctorCommands,
  addSecretCommands,
  addStaffCommands,
  addBackupCommands,
]

/** The operator's command line: `npm run shop -- <command>`. */
export function createProgram(operator: Operator): Command {
  const program = new Command('shop')
    .description('Runs the shop from the command line; a store may run on the same database meanwhile.')
    .addHelpText(
      'after',
      '\nThe shop is the one that DATABASE_URL or DATA_FOLDER names, as for the store: see docs/operating.md.',
    )
    .showHelpAfterError()
  for (const add of commands) add(program, operator)
  return program
}
