/** Work that goes on after the answer: webhooks, their retries, late authorisations. */
export interface BackgroundWork {
  readonly signal: AbortSignal
  run(work: () => Promise<void>): void
  /** Resolves early when everything is stopped. */
  wait(ms: number): Promise<void>
  /** Resolves when nothing is going on any more. */
  settled(): Promise<void>
  /** Ends all work. */
  stop(): void
}

export function createBackgroundWork(): BackgroundWork {
  const controller = new AbortController()
  const running = new Set<Promise<void>>()
  return {
    signal: controller.signal,
    run(work) {
      const done = work().finally(() => running.delete(done))
      running.add(done)
    },
    wait: (ms) =>
      new Promise((resolve) => {
        if (controller.signal.aborted) return resolve()
        const end = () => {
          clearTimeout(timer)
          controller.signal.removeEventListener('abort', end)
          resolve()
        }
        const timer = setTimeout(end, ms)
        controller.signal.addEventListener('abort', end)
      }),
    async settled() {
      while (running.size > 0) await Promise.all(running)
    },
    stop: () => controller.abort(),
  }
}
