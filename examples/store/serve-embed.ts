import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { type EmbedRelease, listReleases, readIntegrity } from './embed-releases.ts'
import { pinnedTag } from './pinned-tag.ts'
import { type ServeStatic, serveFolder } from './static-files.ts'

const FOREVER = 'public, max-age=31536000, immutable'
const MINUTES = 'public, max-age=300'
/** Releases beside the served one that are held in memory. */
const HELD = 3
/** Another process may have brought a release: so often the folder is read again, in milliseconds. */
const LOOK_MS = 1000

/** Its name says what is in it: it is the same in every folder. */
const isHashed = (file: string) => /-[0-9a-f]{6}\.js(\.map)?$/.test(file)

const headersOf =
  (release: EmbedRelease, isPinned: boolean) =>
  (path: string): OutgoingHttpHeaders => {
    const file = path.slice(1)
    return {
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': isPinned || isHashed(file) ? FOREVER : MINUTES,
      ...(release.files.has(`${file}.map`) ? { SourceMap: `${file}.map` } : {}),
    }
  }

/** What an address below `/embed` asks for. */
interface Wanted {
  /** An exact version; else the newest of a major version, else the newest of all. */
  version?: string | undefined
  major?: string | undefined
  file: string
}

/** `/1.0.0/dawakit.js`, `/v1/dawakit.js`, `/dawakit.js`. More slashes than one are one: `take-file.ts` says why. */
function readPath(path: string): Wanted | undefined {
  const match = /^\/(?:v(\d+)\/|(\d[\w.+-]*)\/)?([\w.-]+)$/.exec(path.replace(/\/+/g, '/'))
  return match?.[3] ? { major: match[1], version: match[2], file: match[3] } : undefined
}

/** `pinned.html` is for `dawakit.js`, `search.pinned.html` for `dawakit-search.js`. */
const pinnedScript = (file: string): string | undefined => {
  const [isPinned, name] = /^(?:(\w+)\.)?pinned\.html$/.exec(file) ?? []
  return isPinned && (name ? `dawakit-${name}.js` : 'dawakit.js')
}

const majorOf = ({ version }: EmbedRelease) => version.split('.')[0]

/**
 * Serves the script tag's releases: each by its exact version, for ever; the one that is running, and the newest of another
 * major version, by `/v1/`. A file whose name says its build is found by either, so that a page which an older release has
 * begun goes on with the files of that.
 *
 * @param served - The version that is running here.
 * @param origin - Of the addresses in a pinned tag; by default that of the request.
 */
export async function serveEmbedReleases(folder: string, served: string, origin?: string) {
  let releases = await listReleases(folder)
  let lookedAt = Date.now()
  const held = new Map<string, Promise<ServeStatic>>()

  const find = ({ version, major, file }: Wanted): EmbedRelease | undefined => {
    if (version) return releases.find((release) => release.version === version)
    if (isHashed(file)) return releases.find(({ files }) => files.has(file))
    const running = releases.find((release) => release.version === served)
    if (!major || (running && majorOf(running) === major)) return running
    return releases.find((release) => majorOf(release) === major)
  }

  let looking: Promise<void> | undefined
  async function look(): Promise<void> {
    lookedAt = Date.now()
    releases = await listReleases(folder)
  }

  /** As `find`, and once more where another process may have brought it. All that ask during a look wait for it. */
  async function findOrLook(wanted: Wanted): Promise<EmbedRelease | undefined> {
    const found = find(wanted)
    if (found || (!looking && Date.now() - lookedAt < LOOK_MS)) return found
    looking ??= look().finally(() => {
      looking = undefined
    })
    await looking
    return find(wanted)
  }

  function hold(release: EmbedRelease, isPinned: boolean): Promise<ServeStatic> {
    const key = `${release.version} ${isPinned}`
    let serve = held.get(key)
    if (!serve) {
      serve = serveFolder(release.folder, headersOf(release, isPinned))
      // What was held the longest makes room; the one that is running is asked for all the time, and held at once again.
      if (held.size > HELD) held.delete(held.keys().next().value ?? '')
      held.set(key, serve)
    }
    return serve
  }

  /** @returns whether it has answered */
  return async (path: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const wanted = readPath(path)
    const release = wanted && (await findOrLook(wanted))
    if (!release) return false
    const script = pinnedScript(wanted.file)
    if (script && release.files.has(script)) {
      const base = `${origin ?? `http://${request.headers.host}`}/embed/${release.version}/`
      const text = pinnedTag(base, await readIntegrity(release.folder), script)
      const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': MINUTES }
      response.writeHead(200, { ...headers, 'X-Content-Type-Options': 'nosniff' }).end(text)
      return true
    }
    const serve = await hold(release, Boolean(wanted.version))
    return serve(`/${wanted.file}`, request, response)
  }
}
