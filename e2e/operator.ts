import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { addresses } from './addresses.ts'

const run = promisify(execFile)

/** Runs the operator's command beside the running store, on its database. */
export const operator = (...args: string[]): Promise<string> =>
  operatorOn(process.env['SHOP_DATA_FOLDER'] ?? '', ...args)

/** The same for a shop in a folder of its own. */
export async function operatorOn(folder: string, ...args: string[]): Promise<string> {
  const { stdout } = await run(
    process.execPath,
    ['--conditions=dawakit-source', 'scripts/shop.ts', ...args],
    {
      env: {
        ...process.env,
        DATA_FOLDER: folder,
        STORE_URL: addresses.store,
        SANDBOX_URL: addresses.sandbox,
      },
    },
  )
  return stdout
}
