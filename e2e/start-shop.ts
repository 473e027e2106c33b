import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withoutLimits } from '../scripts/check/without-limits.ts'
import { startService } from '../scripts/services.ts'
import { addresses, ports } from './addresses.ts'
import { startHostServer } from './hosts/host-server.ts'

/** A whole shop on ports of its own with a fresh database; stopped and removed after the last journey. */
export default async function startShop(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'dawakit-e2e-'))
  const env = {
    PORT: String(ports.store),
    STORE_URL: addresses.store,
    DESK_URL: addresses.desk,
    SANDBOX_URL: addresses.sandbox,
    DATA_FOLDER: folder,
    NODE_ENV: 'production',
    PAYMENT_METHODS: 'cod,razorpay,ccavenue',
    ...withoutLimits,
    PARTNER_ORIGINS: [addresses.partner, addresses.partnerReact, addresses.hosts].join(),
  }
  process.env['SHOP_DATA_FOLDER'] = folder
  const services = [
    await startService('packages/sandbox/src/main.ts', {
      ...env,
      PORT: String(ports.sandbox),
      WEBHOOK_URL: `${addresses.store}/api/post/paymentWebhook`,
      LATE_AFTER_MS: '1500',
    }),
    await startService('examples/store/server.ts', env),
    await startService('examples/desk/server.ts', { ...env, PORT: String(ports.desk) }),
    await startService('examples/partner-html/server.ts', { ...env, PORT: String(ports.partner) }),
    await startService('examples/partner-react/server.ts', { ...env, PORT: String(ports.partnerReact) }),
  ]
  const stopHosts = await startHostServer()
  return async () => {
    stopHosts()
    await Promise.all(services.map((service) => service.stop()))
    await rm(folder, { recursive: true, force: true })
  }
}
