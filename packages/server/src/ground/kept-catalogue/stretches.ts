import { setImmediate as nextTurn } from 'node:timers/promises'

/** A stretch of work lasts no longer, but for the step that it is in. */
const STRETCH_MS = 4

/** Does long work in this thread a stretch at a time, and lets the event loop see to its sockets and timers in between. */
export interface Stretches {
  /** Goes through the steps, of which none may take more than a few milliseconds. @returns what they return */
  through<Result>(steps: Iterator<void, Result>): Promise<Result>
  /** Resolves when it is the caller's turn again. */
  pause(): Promise<void>
}

/** Several works at once take turns: in one round of the event loop there is one stretch. */
export function createStretches(stretchMs = STRETCH_MS): Stretches {
  let last: Promise<unknown> = Promise.resolve()
  const pause = async () => {
    const before = last
    const own = before.then(() => nextTurn())
    last = own
    await own
  }
  return {
    pause,
    async through(steps) {
      let begunAt = performance.now()
      for (;;) {
        const step = steps.next()
        if (step.done) return step.value
        if (performance.now() - begunAt < stretchMs) continue
        await pause()
        begunAt = performance.now()
      }
    },
  }
}
