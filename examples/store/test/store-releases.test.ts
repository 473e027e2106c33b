import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepStoreRelease, removeOldStoreReleases, serveStoreReleases } from '../store-releases.ts'

const DAY_MS = 86_400_000
const NOW = Date.UTC(2026, 10, 24)

let parent = ''
let folder = ''
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'dawakit-store-releases-'))
  folder = join(parent, 'store')
})
afterEach(() => rm(parent, { recursive: true }))

/** The hashed files of a build: one of its own, and one that no build changes. */
async function build(name: string): Promise<string> {
  const built = join(parent, `build-${name}`)
  await mkdir(built, { recursive: true })
  await writeFile(join(built, `page.${name}.js`), `page of ${name}`)
  await writeFile(join(built, 'base.same.js'), 'base')
  return built
}

/** Brings a build as if it had come so many days ago. */
const keepFrom = async (days: number, name: string) =>
  keepStoreRelease(await build(name), folder, NOW - days * DAY_MS)

async function ask(serve: ReturnType<typeof serveStoreReleases>, file: string) {
  const server = createServer(async (request, response) => {
    if (!(await serve(file, request, response))) response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  const text = await answer.text()
  server.close()
  return { status: answer.status, text, kept: answer.headers.get('cache-control') }
}

describe('The hashed files of the store', () => {
  it('of the release before are served by the next, for ever', async () => {
    await keepFrom(1, 'old')
    await keepFrom(0, 'new')
    const serve = serveStoreReleases(folder)
    expect(await ask(serve, 'page.old.js')).toEqual({
      status: 200,
      text: 'page of old',
      kept: 'public, max-age=31536000, immutable',
    })
    expect((await ask(serve, 'page.none.js')).status).toBe(404)
    expect((await ask(serve, '../build-new/page.new.js')).status).toBe(404)
  })

  it('of the next release are served by the one before, which runs on beside it', async () => {
    await keepFrom(1, 'old')
    const serve = serveStoreReleases(folder)
    await keepFrom(0, 'new')
    const asked = ['page.new.js', 'page.old.js', 'base.same.js'].map((file) => ask(serve, file))
    expect((await Promise.all(asked)).map(({ text }) => text)).toEqual(['page of new', 'page of old', 'base'])
  })

  it('of a release that was taken away meanwhile are not found', async () => {
    const old = await keepFrom(1, 'old')
    await keepFrom(0, 'new')
    const serve = serveStoreReleases(folder)
    expect((await ask(serve, 'page.new.js')).status).toBe(200)
    await rm(join(folder, old), { recursive: true })
    expect((await ask(serve, 'page.old.js')).status).toBe(404)
  })

  it('are kept once, whoever starts, and by whole releases', async () => {
    const ids = await Promise.all(Array.from({ length: 4 }, () => keepFrom(0, 'new')))
    expect(new Set(ids).size).toBe(1)
    expect(await readdir(folder)).toEqual([ids[0]])
  })

  it('stay for 30 days after they were replaced, however long they were in use, and three in any case', async () => {
    const old = await keepFrom(100, 'a')
    await keepFrom(90, 'b')
    await keepFrom(80, 'c')
    const long = await keepFrom(70, 'd')
    const served = await keepFrom(0.01, 'e')
    await removeOldStoreReleases(folder, served, NOW)
    const left = await readdir(folder)
    expect(left).toHaveLength(3)
    expect(left).not.toContain(old)
    expect(left).toContain(long)
    const next = [await keepFrom(0, 'f'), await keepFrom(0, 'g'), await keepFrom(0, 'h')]
    await removeOldStoreReleases(folder, next[2] ?? '', NOW)
    // Replaced a moment ago, after 70 days of use.
    expect(await readdir(folder)).toContain(long)
    expect(await readdir(folder)).toContain(served)
  })

  it('of a release that is taken back to count as the newest again', async () => {
    const good = await keepFrom(60, 'good')
    const bad = await keepFrom(40, 'bad')
    await keepFrom(1, 'good')
    for (const name of ['x', 'y', 'z']) await keepFrom(0, name)
    await removeOldStoreReleases(folder, good, NOW)
    expect(await readdir(folder)).toContain(good)
    expect(await readdir(folder)).toContain(bad)
  })
})
