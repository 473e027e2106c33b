import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packAll } from '../../scripts/pack.ts'
import { startService } from '../../scripts/services.ts'
import { withoutLimits } from '../../scripts/without-limits.ts'
import { addresses, ports } from '../addresses.ts'
import { buildStart } from './build-start.ts'
import { serveApp } from './serve-app.ts'
import { serveFolder } from './serve-folder.ts'
import { addressOf, startNames, starts } from './starts.ts'

/** A shop, and beside it every start of the docs, built and served from a folder outside this repository. */
export default async function startHosts(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'dawakit-starts-'))
  const env = {
    PORT: String(ports.store),
    STORE_URL: addresses.store,
    SANDBOX_URL: addresses.sandbox,
    DATA_FOLDER: join(folder, 'data'),
    NODE_ENV: 'production',
    PAYMENT_METHODS: 'cod',
    ...withoutLimits,
    PARTNER_ORIGINS: startNames.map(addressOf).join(),
  }
  const tarballs = new Map((await packAll()).map(({ name, file }) => [name, file]))
  const [sandbox, store, ...stops] = await Promise.all([
    startService('packages/sandbox/src/main.ts', { ...env, PORT: String(ports.sandbox) }),
    startService('examples/store/server.ts', env),
    ...startNames.map(async (name) => {
      const { folder: served, port } = starts[name]
      await buildStart(name, join(folder, name), tarballs, addresses.store)
      return served ? serveFolder(join(folder, name, served), port) : serveApp(join(folder, name), port)
    }),
  ])
  return async () => {
    for (const stop of stops) stop()
    await Promise.all([sandbox.stop(), store.stop()])
    await rm(folder, { recursive: true, force: true })
  }
}
