import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { addresses } from './addresses.ts'

const run = promisify(execFile)

/** Runs the operator's command beside the running store, on its database. */
export const operator = (...args: string[]): Promise<string> =>
  operatorOn({ DATA_FOLDER: process.env['SHOP_DATA_FOLDER'] ?? '' }, ...args)

/** The same for a shop of its own, with its configuration. */
export async function operatorOn(
  env: Record<string, string> & { DATA_FOLDER: string },
  ...args: string[]
): Promise<string> {
  const { stdout } = await run(
    process.execPath,
    ['--conditions=dawakit-source', 'scripts/shop.ts', ...args],
    {
      env: {
        // A build within a journey may have left NODE_ENV behind.
        DAWAKIT_MODE: 'demo',
        ...process.env,
        STORE_URL: addresses.store,
        SANDBOX_URL: addresses.sandbox,
        ...env,
      },
    },
  )
  return stdout
}
