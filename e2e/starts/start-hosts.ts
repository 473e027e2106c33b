import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withoutLimits } from '../../scripts/check/without-limits.ts'
import { packAll } from '../../scripts/release/pack.ts'
import { startService } from '../../scripts/services.ts'
import { addresses, ports } from '../addresses.ts'
import { buildStart } from './build-start.ts'
import { serveApp } from './serve-app.ts'
import { serveFolder } from './serve-folder.ts'
import { addressOf, type StartName, startNames, starts } from './starts.ts'

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
  const stops: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })]
  const stopAll = async () => {
    // What was begun last is ended first: the folder goes when nobody stands in it.
    for (const stop of stops.reverse()) await stop()
  }
  const startProgram = async (file: string, port: number, fetched = '') => {
    const { stop } = await startService(file, { ...env, PORT: String(port), FETCHED_FOLDER: fetched })
    stops.push(stop)
  }
  const startStart = async (name: StartName) => {
    const { folder: served, program, port } = starts[name]
    if (program) return startProgram(`e2e/starts/${program}`, port, join(folder, name))
    await buildStart(name, join(folder, name), tarballs, addresses.store)
    stops.push(
      await (served ? serveFolder(join(folder, name, served), port) : serveApp(join(folder, name), port)),
    )
  }
  const tarballs = new Map((await packAll()).map(({ name, file }) => [name, file]))
  const begun = await Promise.allSettled([
    startProgram('packages/sandbox/src/main.ts', ports.sandbox),
    startProgram('examples/store/server.ts', ports.store),
    ...startNames.map(startStart),
  ])
  const failure = begun.find(({ status }) => status === 'rejected')
  if (!failure) return stopAll
  await stopAll()
  throw (failure as PromiseRejectedResult).reason
}
