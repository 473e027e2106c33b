import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const main = fileURLToPath(new URL('../../operator/start/main.ts', import.meta.url))

let folder = ''
let child: ChildProcess
let api = ''
let exited: Promise<unknown[]>

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dawakit-stop-'))
})
afterEach(async () => {
  child.kill('SIGKILL')
  await exited
  rmSync(folder, { recursive: true, force: true })
})

async function start(env: Record<string, string>): Promise<void> {
  child = spawn(
    process.execPath,
    ['--conditions=dawakit-source', '--disable-warning=ExperimentalWarning', main],
    {
      env: { ...process.env, NODE_OPTIONS: '', DATA_FOLDER: folder, PORT: '0', ...env },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    },
  )
  exited = once(child, 'exit')
  let said = ''
  child.stdout?.on('data', (piece) => {
    said += piece
  })
  await Promise.race([once(child, 'message'), exited])
  api = await vi.waitFor(() => {
    const [address] = /http:\S+\/api/.exec(said) ?? []
    if (!address) throw new Error(said)
    return address
  })
}

const readiness = async () => (await fetch(`${api}/readyz`)).status

it('a signal stops the API: not ready first, then gone with 0', async () => {
  await start({ STOP_WAIT_SECONDS: '1' })
  expect(await readiness()).toBe(200)
  child.kill('SIGTERM')
  await vi.waitFor(async () => expect(await readiness()).toBe(503))
  expect((await fetch(`${api}/get/products`)).status).toBe(200)
  expect(await exited).toEqual([0, null])
}, 60_000)

it('a second signal ends it at once; one that comes twice is one', async () => {
  await start({ STOP_WAIT_SECONDS: '600' })
  child.kill('SIGINT')
  child.kill('SIGTERM')
  await vi.waitFor(async () => expect(await readiness()).toBe(503))
  await vi.waitFor(
    () => {
      child.kill('SIGTERM')
      expect(child.exitCode).toBe(1)
    },
    { interval: 100 },
  )
}, 60_000)
