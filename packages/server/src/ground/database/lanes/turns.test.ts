import { expect, it } from 'vitest'
import { DatabaseUnavailable } from '../database-unavailable.ts'
import { Turns } from './turns.ts'

const HOUR_MS = 3_600_000

it('Turns come in the order in which they were asked for, one at a time', async () => {
  const turns = new Turns(0)
  const said: string[] = []
  const work = async (name: string) => {
    await turns.take(HOUR_MS)
    said.push(`${name} begins`)
    await new Promise(setImmediate)
    said.push(`${name} ends`)
    turns.end()
  }
  await Promise.all([work('a'), work('b'), work('c')])
  expect(said).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
})

it('A long queue leaves the event loop its turns: whoever asks for something else is not kept waiting', async () => {
  const turns = new Turns(0)
  let done = 0
  const all = Array.from({ length: 100 }, async () => {
    await turns.take(HOUR_MS)
    done++
    turns.end()
  })
  const seen: number[] = []
  while (done < 100) {
    await new Promise(setImmediate)
    seen.push(done)
  }
  await Promise.all(all)
  expect(seen.length).toBeGreaterThan(90)
})

it('Who asks in between is the last, also at the moment in which a turn ends', async () => {
  const turns = new Turns(0)
  const said: string[] = []
  await turns.take(HOUR_MS)
  const first = turns.take(HOUR_MS).then(() => said.push('first'))
  turns.end()
  const second = turns.take(HOUR_MS).then(() => said.push('second'))
  await first
  turns.end()
  await second
  expect(said).toEqual(['first', 'second'])
})

it('Who has waited too long goes, and holds up nobody', async () => {
  const turns = new Turns()
  await turns.take(HOUR_MS)
  await expect(turns.take(0)).rejects.toThrow(DatabaseUnavailable)
  const next = turns.take(HOUR_MS)
  turns.end()
  await next
})
