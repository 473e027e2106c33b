import { vi } from 'vitest'
import { PATIENCE_MS } from './patience.ts'

// No setting says how long `vi.waitFor` waits: a second, where a test names nothing. Set up for each file, done once for a worker.
const { waitFor } = vi
if (waitFor.name !== 'waitPatiently') {
  vi.waitFor = function waitPatiently(callback, options) {
    return waitFor(callback, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options })
  }
}
