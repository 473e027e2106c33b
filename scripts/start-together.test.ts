import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { freePort } from './free-port.ts'

/** Listens, and dies when it is asked to. */
const SERVICE = `
import { createServer } from 'node:http'
if (process.env.PORT === 'none') process.exit(4)
const server = createServer(({ url }, response) => (url === '/die' ? process.exit(3) : response.end()))
server.listen(process.env.PORT, '127.0.0.1', () => process.send('listening'))`

const START = `
import { startTogether } from '${new URL('start-together.ts', import.meta.url)}'
const ended = await startTogether(JSON.parse(process.env.PROGRAMS), () => console.log('All listen.'))
if (ended !== null) console.error(ended)
process.exit(ended === null ? 0 : 1)`

let folder = ''
let ports: number[]
let child: ChildProcess
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dawakit-together-'))
  for (const name of ['one.mjs', 'other.mjs']) writeFileSync(join(folder, name), SERVICE)
  writeFileSync(join(folder, 'start.mjs'), START)
  ports = [await freePort(), await freePort()]
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** @param shell - Runs it as npm does: in a shell that passes no signal on. */
function start(own: (number | string)[] = ports, shell = false) {
  const programs = ['one.mjs', 'other.mjs'].map((name, index) => ({
    file: join(folder, name),
    env: { PORT: String(own[index]) },
  }))
  const env = { ...process.env, NODE_OPTIONS: '', PROGRAMS: JSON.stringify(programs) }
  const command = [process.execPath, join(folder, 'start.mjs')] as const
  child = shell
    ? spawn('sh', ['-c', `"${command.join('" "')}"; true`], { env, stdio: 'pipe' })
    : spawn(command[0], [command[1]], { env, stdio: 'pipe' })
  const { stdout, stderr } = child
  if (!stdout || !stderr) throw new Error('No output.')
  return { listens: once(stdout, 'data'), errors: text(stderr), exited: once(child, 'exit') }
}

const whoListens = async () => {
  const answers = await Promise.allSettled(ports.map((port) => fetch(`http://127.0.0.1:${port}/`)))
  return answers.map(({ status }) => status === 'fulfilled')
}

it('one that dies ends them all, with its name and a failing code', async () => {
  const { listens, errors, exited } = start()
  await listens
  expect(await whoListens()).toEqual([true, true])
  await fetch(`http://127.0.0.1:${ports[1]}/die`).catch(() => null)
  expect(await exited).toEqual([1, null])
  expect(await errors).toBe(`${join(folder, 'other.mjs')} ended with 3: all else stops.\n`)
  expect(await whoListens()).toEqual([false, false])
})

it('one that does not come up ends those that have', async () => {
  const { errors, exited } = start([ports[0] ?? 0, 'none'])
  expect(await exited).toEqual([1, null])
  expect(await errors).toBe(`${join(folder, 'other.mjs')} ended with 4 before it listened.\n`)
  expect(await whoListens()).toEqual([false, false])
})

it('a signal ends them all, with 0', async () => {
  const { listens, errors, exited } = start()
  await listens
  child.kill('SIGTERM')
  expect(await exited).toEqual([0, null])
  expect(await errors).toBe('')
  expect(await whoListens()).toEqual([false, false])
})

it.skipIf(process.platform === 'win32')(
  'a signal that only reaches the shell of npm ends them all',
  async () => {
    const { listens, exited } = start(ports, true)
    await listens
    child.kill('SIGTERM')
    await exited
    await vi.waitFor(async () => expect(await whoListens()).toEqual([false, false]))
  },
)

it('nothing stays behind who was killed', async () => {
  const { listens, exited } = start()
  await listens
  child.kill('SIGKILL')
  await exited
  await vi.waitFor(async () => expect(await whoListens()).toEqual([false, false]))
})
