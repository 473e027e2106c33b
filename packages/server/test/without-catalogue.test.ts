import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, it } from 'vitest'

const main = fileURLToPath(new URL('../src/operator/start/main.ts', import.meta.url))
/** As on a machine where the package was never installed. */
const withoutPackage = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module'
  registerHooks({ resolve(name, context, next) {
    const found = next(name, context)
    if (/packages\\/catalogue|@dawakit\\/catalogue/.test(name + found.url)) throw new Error(name + ' is not installed')
    return found
  } })
`)}`

let end = async () => {}
afterEach(() => end())

it('runs without the reference catalogue installed, as an empty shop', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dawakit-bare-'))
  const child = spawn(
    process.execPath,
    [
      '--conditions=dawakit-source',
      '--disable-warning=ExperimentalWarning',
      '--import',
      withoutPackage,
      main,
    ],
    {
      env: { ...process.env, NODE_OPTIONS: '', DATA_FOLDER: folder, PORT: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let errors = ''
  child.stderr.on('data', (piece) => {
    errors += piece
  })
  const exited = once(child, 'exit')
  end = async () => {
    child.kill('SIGTERM')
    await exited
    rmSync(folder, { recursive: true, force: true })
  }
  // How the staff signs in at the desk may be said before.
  let said = ''
  while (!/http:\S+\/api/.test(said)) said += (await Promise.race([once(child.stdout, 'data'), exited]))[0]
  expect(errors).toBe('')
  const [api] = /http:\S+\/api/.exec(said) ?? []
  const answer = await (await fetch(`${api}/get/products`)).json()
  expect(answer).toMatchObject({ key: 'success', data: [], totalCount: 0 })
  const logo = await fetch(`${api}/images/store/logo.svg`)
  expect(await logo.text()).toMatch(/^<svg .*Dawakit Pharmacy/)
}, 60_000)
