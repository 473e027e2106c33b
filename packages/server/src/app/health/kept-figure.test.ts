import { expect, it } from 'vitest'
import { keepFigure } from './kept-figure.ts'

/** Readings that end when the test says so. */
function heldReading() {
  const begun: { resolve(figure: number): void; reject(error: Error): void }[] = []
  const read = () => new Promise<number>((resolve, reject) => begun.push({ resolve, reject }))
  return { begun, read }
}

it('reads once for all that ask meanwhile, and anew when its time is over', async () => {
  const { begun, read } = heldReading()
  let now = 0
  const figure = keepFigure(read, { keepMs: 5000, limitMs: 10_000, clock: () => now })
  const asked = Promise.all([figure(), figure()])
  begun[0]?.resolve(7)
  expect(await asked).toEqual([7, 7])
  now = 4999
  expect(await figure()).toBe(7)
  now = 5000
  const again = figure()
  begun[1]?.resolve(8)
  expect(await again).toBe(8)
  expect(begun).toHaveLength(2)
})

it('says nothing where it takes too long, and begins no other reading beside the one under way', async () => {
  const { begun, read } = heldReading()
  const figure = keepFigure(read, { keepMs: 5000, limitMs: 1, clock: () => 0 })
  expect([await figure(), await figure(), await figure()]).toEqual([null, null, null])
  expect(begun).toHaveLength(1)
  begun[0]?.resolve(7)
  expect(await figure()).toBe(7)
})

it('forgets what it knew when it cannot be read any more, and tries again', async () => {
  const { begun, read } = heldReading()
  let now = 0
  const figure = keepFigure(read, { keepMs: 5000, limitMs: 10_000, clock: () => now })
  const first = figure()
  begun[0]?.resolve(7)
  expect(await first).toBe(7)
  now = 5000
  const away = figure()
  begun[1]?.reject(new Error('The database is away.'))
  expect(await away).toBeNull()
  const back = figure()
  begun[2]?.resolve(9)
  expect(await back).toBe(9)
})
