import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLog } from './log.ts'
import { createPoller } from './poller.ts'

const silent = createLog('silent')
/** Work that lasts until the test lets it go. */
function heldWork() {
  const rounds: (() => void)[] = []
  const work = () => new Promise<number>((resolve) => rounds.push(() => resolve(1)))
  return { rounds, work }
}
const turn = () => new Promise((resolve) => setImmediate(resolve))

describe('A poller', () => {
  it('does one round at a time, and one more for all that woke it during a round', async () => {
    const { rounds, work } = heldWork()
    const poller = createPoller('test', 1000, work, silent)
    poller.wake()
    await turn()
    for (let index = 0; index < 5; index++) poller.wake()
    await turn()
    expect(rounds).toHaveLength(1)
    rounds[0]?.()
    await vi.waitFor(() => expect(rounds).toHaveLength(2))
    rounds[1]?.()
    await turn()
    await turn()
    expect(rounds).toHaveLength(2)
  })

  it('goes on after a round that failed, and says which work it was', async () => {
    const log = { ...silent, error: vi.fn() }
    let rounds = 0
    const work = async () => {
      if (rounds++ === 0) throw new TypeError('x')
      return 3
    }
    const poller = createPoller('test', 1000, work, log)
    poller.wake()
    await vi.waitFor(() =>
      expect(log.error).toHaveBeenCalledWith(
        { name: 'test', kind: 'TypeError', stack: expect.stringMatching(/^ {4}at work .*poller\.test\.ts/) },
        'worker failed',
      ),
    )
    expect(await poller.runOnce()).toBe(3)
  })

  it('stops after the round under way, tells it so, and begins no other', async () => {
    const told: boolean[] = []
    let rounds = 0
    const poller = createPoller(
      'test',
      1000,
      async (isStopped) => {
        rounds++
        await turn()
        told.push(isStopped())
        return 1
      },
      silent,
    )
    poller.wake()
    await turn()
    poller.wake()
    await poller.stop()
    expect(await poller.runOnce()).toBe(0)
    await turn()
    expect([rounds, told]).toEqual([1, [true]])
  })
})

describe('A started poller', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
  afterEach(() => void vi.useRealTimers())

  it('looks at once and again at its interval, until it is stopped', async () => {
    let rounds = 0
    const work = async () => ++rounds
    const poller = createPoller('test', 1000, work, silent)
    poller.start()
    await vi.waitFor(() => expect(rounds).toBe(1))
    vi.advanceTimersByTime(1000)
    await vi.waitFor(() => expect(rounds).toBe(2))
    await poller.stop()
    vi.advanceTimersByTime(5000)
    await turn()
    expect(rounds).toBe(2)
  })
})
