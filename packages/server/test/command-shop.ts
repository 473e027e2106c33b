import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../src/ground/database/open.ts'
import { createProgram } from '../src/operator/cli/create-program.ts'
import { openTestShop, type TestShop } from './test-shop.ts'

/** A shop in a file of its own, and the command line beside it. */
export interface CommandShop {
  shop: TestShop
  /** Where the database is: a test may lay its own files beside it. */
  folder: string
  /** Runs `shop` with these words. @returns what it prints, and what the process would end with */
  run(...words: string[]): Promise<{ lines: string[]; status: number }>
  /** As {@link CommandShop.run}. @returns what it prints */
  said(...words: string[]): Promise<string[]>
  close(): Promise<void>
}

export async function openCommandShop(): Promise<CommandShop> {
  const folder = mkdtempSync(join(tmpdir(), 'dawakit-command-'))
  const shop = await openTestShop(await openDatabase(join(folder, 'dawakit.sqlite')))
  const env = {
    DATA_FOLDER: folder,
    SANDBOX_URL: shop.outside.url,
    STORE_URL: 'http://shop.test',
    LOG_LEVEL: 'silent',
  }
  const run: CommandShop['run'] = async (...words) => {
    const lines: string[] = []
    const operator = { env, print: (line: string) => lines.push(line), status: 0 }
    await createProgram(operator).parseAsync(words, { from: 'user' })
    return { lines, status: operator.status }
  }
  return {
    shop,
    folder,
    run,
    said: async (...words) => (await run(...words)).lines,
    async close() {
      await shop.db.destroy()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
