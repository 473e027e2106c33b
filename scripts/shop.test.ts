import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

it('runs as a program: help, and a failure with a sentence and a failing code', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dawakit-cli-'))
  const main = fileURLToPath(new URL('./shop.ts', import.meta.url))
  const run = (words: string[], env = {}) =>
    spawnSync(process.execPath, ['--conditions=dawakit-source', main, ...words], {
      env: { ...process.env, DATA_FOLDER: folder, NODE_OPTIONS: '', ...env },
      encoding: 'utf8',
    })
  expect(run(['--help']).stdout).toContain('Usage: shop')
  const failed = run(['set-stock', 'nobody', '5'])
  expect(failed.status).toBe(1)
  expect(failed.stderr).toBe('Error: There is no product with the id, code or slug "nobody".\n')
  const wrong = run(['orders', 'list'], { SESSION_DAYS: '0' })
  expect(wrong.stderr).toBe('Error: SESSION_DAYS must be a whole number from 1.\n')
  rmSync(folder, { recursive: true, force: true })
}, 60_000)
