import { cp, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../scripts/free-port.ts'
import { startService } from '../scripts/services.ts'
import { addresses } from './addresses.ts'
import { expect, test } from './journey.ts'

/** Where the store is built for the journeys, and another build beside it, from the store's folder. */
const BUILT = 'dist'
const NEXT = '.cache/next-release'
const store = (path: string) => join('examples/store', path)

/** A build none of whose hashed files has the name of the one before, as after a change that touches every page. */
async function buildNext(): Promise<void> {
  await rm(store(NEXT), { recursive: true, force: true })
  await cp(store(BUILT), store(NEXT), { recursive: true })
  const hashed = store(`${NEXT}/client/_astro`)
  for (const name of await readdir(hashed)) await rename(join(hashed, name), join(hashed, `next-${name}`))
}

test('a page of the last release finds its files in the process of the next one', {
  tag: '@desktop',
}, async ({ request }) => {
  const folder = await mkdtemp(join(tmpdir(), 'dawakit-releases-'))
  const start = async (dist: string) => {
    const port = await freePort()
    const { stop } = await startService('examples/store/server.ts', {
      PORT: String(port),
      STORE_URL: `http://localhost:${port}`,
      SANDBOX_URL: addresses.sandbox,
      DATA_FOLDER: folder,
      CATALOGUE: 'none',
      STORE_DIST: dist,
    })
    return { stop, address: `http://localhost:${port}` }
  }
  const read = async (address: string) => (await request.get(address)).text()
  try {
    const last = await start(BUILT)
    const page = await read(`${last.address}/`)
    const files = [...new Set(page.match(/\/_astro\/[\w.-]+\.(?:js|css)/g))]
    expect(files.length).toBeGreaterThan(3)
    const before = await Promise.all(files.map((file) => read(last.address + file)))
    await last.stop()
    await buildNext()
    const next = await start(NEXT)
    const after = await Promise.all(files.map((file) => request.get(next.address + file)))
    expect(after.map((answer) => answer.status())).toEqual(files.map(() => 200))
    expect(await Promise.all(after.map((answer) => answer.text()))).toEqual(before)
    // Its own are there too, and what no release had is kept by nobody.
    expect((await request.get(next.address + files[0]?.replace('/_astro/', '/_astro/next-'))).status()).toBe(
      200,
    )
    const none = await request.get(`${next.address}/_astro/none.00000000.js`)
    expect([none.status(), none.headers()['cache-control']]).toEqual([404, 'no-store'])
    await next.stop()
  } finally {
    await rm(folder, { recursive: true, force: true })
    await rm(store(NEXT), { recursive: true, force: true })
  }
})
