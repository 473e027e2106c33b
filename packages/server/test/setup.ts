import { afterAll, afterEach } from 'vitest'
import { stopGateways } from './payment-shop.ts'
import { closeOutside, stopShops } from './test-shop.ts'

// Here and not where the shops open: test files share what a worker has loaded, so that hooks of a loaded module would hold
// for the first file alone, and the shops of all others would go on sending after their database is closed.
afterEach(stopShops)
afterAll(async () => {
  await stopGateways()
  await closeOutside()
})
