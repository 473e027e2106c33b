/** The terminal sends a signal to npm and to this process, and npm sends it on: within this time they are one. In milliseconds. */
const SAME_MS = 500

/**
 * Stops this process at SIGTERM or SIGINT; a second one ends it at once.
 *
 * @param stop - Whether all ended by itself.
 */
export function stopOnSignal(stop: () => Promise<boolean>): void {
  let begunAt: number | undefined
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (begunAt === undefined) {
        begunAt = performance.now()
        void stop().then((isWhole) => process.exit(isWhole ? 0 : 1))
      } else if (performance.now() - begunAt > SAME_MS) {
        process.exit(1)
      }
    })
  }
}
