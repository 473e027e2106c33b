import { createHash, randomBytes } from 'node:crypto'
import { cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { KEPT_MS, KEPT_RELEASES } from './embed-releases.ts'
import { type ServeStatic, serveFolder } from './static-files.ts'

const FOREVER = 'public, max-age=31536000, immutable'
/** Another process may have brought a release: so often the folder is read again, in milliseconds. */
const LOOK_MS = 1000
/** Releases beside the own one whose files are held in memory. */
const HELD = 2

/** The hashed files of one build of the store, in a folder of their own. */
interface StoreRelease {
  id: string
  folder: string
  /** When it became the newest: milliseconds. */
  since: number
  files: ReadonlySet<string>
}

/** The newest first. */
async function listReleases(folder: string): Promise<StoreRelease[]> {
  const ids = (await readdir(folder).catch(() => [])).filter((name) => /^[0-9a-f]{12}$/.test(name))
  const releases = await Promise.all(
    ids.map(async (id) => {
      const own = join(folder, id)
      // Another process may be taking it away.
      const found = await Promise.all([stat(own), readdir(own)]).catch(() => null)
      return found ? [{ id, folder: own, since: found[0].mtimeMs, files: new Set(found[1]) }] : []
    }),
  )
  return releases.flat().sort((one, other) => other.since - one.since)
}

/**
 * Puts the hashed files of a build beside those of the builds before it: pages of those are open, and in caches. A release that is
 * taken back to becomes the newest again.
 *
 * @param built - Where the build has its hashed files.
 * @returns what it is kept by
 */
export async function keepStoreRelease(built: string, folder: string, now: number): Promise<string> {
  const names = (await readdir(built)).sort()
  const id = createHash('sha256').update(names.join()).digest('hex').slice(0, 12)
  const releases = await listReleases(folder)
  const own = join(folder, id)
  if (!releases.some((release) => release.id === id)) {
    // Whoever reads the folder meanwhile finds all of a release, or nothing.
    const fresh = join(folder, `.${id}-${randomBytes(6).toString('hex')}`)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await cp(built, fresh, { recursive: true })
    await rename(fresh, own).catch(async (error: unknown) => {
      await rm(fresh, { recursive: true, force: true })
      // Another process was faster with the same one.
      await stat(own).catch(() => Promise.reject(error))
    })
  }
  if (releases[0]?.id !== id) await utimes(own, now / 1000, now / 1000)
  return id
}

/** Removes what nobody's page can still ask for: not the own one, nor the newest three, nor what was the newest within 30 days. */
export async function removeOldStoreReleases(folder: string, own: string, now: number): Promise<void> {
  const releases = await listReleases(folder)
  for (const [index, { id, folder: old }] of releases.entries()) {
    const replaced = releases[index - 1]?.since ?? now
    if (id === own || index < KEPT_RELEASES || now - replaced < KEPT_MS) continue
    await rm(old, { recursive: true, force: true })
  }
}

/**
 * Serves hashed files that this build has not: of the release before, and of the next while processes are exchanged one after the
 * other.
 *
 * @returns a function that says whether it has answered
 */
export function serveStoreReleases(folder: string) {
  let lookedAt = Number.NEGATIVE_INFINITY
  let look = Promise.resolve<StoreRelease[]>([])
  const held = new Map<string, Promise<ServeStatic>>()

  async function find(file: string): Promise<StoreRelease | undefined> {
    const isThere = ({ files }: StoreRelease) => files.has(file)
    const found = (await look).find(isThere)
    if (found) return found
    if (Date.now() - lookedAt >= LOOK_MS) {
      lookedAt = Date.now()
      look = listReleases(folder)
    }
    // A page asks for all its files at once: those that come while somebody looks wait for what is found.
    return (await look).find(isThere)
  }

  function hold({ id, folder: own }: StoreRelease): Promise<ServeStatic> {
    let serve = held.get(id)
    if (!serve) {
      serve = serveFolder(own, () => ({ 'Cache-Control': FOREVER }))
      if (held.size >= HELD) held.delete(held.keys().next().value ?? '')
      held.set(id, serve)
    }
    return serve
  }

  return async (file: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const release = await find(file)
    if (!release) return false
    try {
      return (await hold(release))(`/${file}`, request, response)
    } catch {
      // Taken away since it was looked for.
      held.delete(release.id)
      return false
    }
  }
}
