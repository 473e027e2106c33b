import { beforeEach, describe, expect, it } from 'vitest'
import { ReplicaState } from './replica-state.ts'

let now = 0
let written: number | null = 0
let replayed: number | null = 0
let changes: boolean[] = []
let state: ReplicaState

beforeEach(() => {
  now = 0
  written = 1000
  replayed = 1000
  changes = []
  state = new ReplicaState({
    lagMs: 10_000,
    written: async () => written,
    replayed: async () => replayed,
    onChange: (isUsed) => changes.push(isUsed),
    now: () => now,
  })
})

describe('A replica', () => {
  it('is used once it is known to be as far as is needed', async () => {
    expect(state.isUsable()).toBe(false)
    await state.catchUp()
    await state.check()
    expect(state.isUsable()).toBe(true)
    expect(changes).toEqual([true])
  })

  it('is not used for what was asked to be new until it has come there', async () => {
    await state.catchUp()
    await state.check()
    written = 2000
    await state.catchUp()
    expect(state.isUsable()).toBe(false)
    await state.check()
    expect(state.isUsable()).toBe(false)
    replayed = 2000
    await state.check()
    expect(state.isUsable()).toBe(true)
  })

  it('is used while it lags, up to the limit, by the age of what it lacks', async () => {
    await state.catchUp()
    for (written = 2000; now < 10_000; now += 1000, written += 1000) await state.check()
    expect(state.isUsable()).toBe(true)
    now = 10_001
    await state.check()
    expect(state.isUsable()).toBe(false)
    replayed = 10_000
    await state.check()
    expect(state.isUsable()).toBe(true)
  })

  it('does not lag in a shop in which nothing happens', async () => {
    await state.catchUp()
    for (; now < 60_000; now += 1000) await state.check()
    expect(state.isUsable()).toBe(true)
  })

  it('is not used when it says that it is none, and when it says nothing', async () => {
    await state.catchUp()
    await state.check()
    now += 2600
    expect(state.isUsable()).toBe(false)
    await state.check()
    expect(state.isUsable()).toBe(true)
    replayed = null
    await state.check()
    expect(state.isUsable()).toBe(false)
    expect(changes).toEqual([true, false])
  })

  it('is not used after a question that it did not answer, until a check goes well', async () => {
    await state.catchUp()
    await state.check()
    state.failed()
    expect(state.isUsable()).toBe(false)
    await state.check()
    expect(state.isUsable()).toBe(true)
  })
})
