import { cp, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const DAY_MS = 86_400_000
/** Besides what is younger, so many releases stay. */
export const KEPT_RELEASES = 3
/** A page that was opened on the last day of a release may ask for its files so much later. */
export const KEPT_MS = 30 * DAY_MS

/** One release of the script tag: a folder of its own, which never changes. */
export interface EmbedRelease {
  /** As addresses say it: that of the package, and with `+` the build's where the package's own is another's. */
  version: string
  folder: string
  /** When it came here: milliseconds. */
  since: number
  files: ReadonlySet<string>
}

interface Integrity {
  version: string
  files: Record<string, string>
}

export async function readIntegrity(folder: string): Promise<Integrity> {
  return JSON.parse(await readFile(join(folder, 'sri.json'), 'utf8'))
}

/** The releases of a folder, the newest first. What is no release is not among them. */
export async function listReleases(folder: string): Promise<EmbedRelease[]> {
  const names = await readdir(folder).catch(() => [])
  const releases = await Promise.all(
    names
      .filter((name) => /^\d/.test(name))
      .map(async (version) => {
        const own = join(folder, version)
        const { mtimeMs } = await stat(join(own, 'sri.json'))
        return { version, folder: own, since: mtimeMs, files: new Set(await readdir(own)) }
      }),
  )
  return releases.sort((one, other) => other.since - one.since)
}

/** The bytes of a build in six characters, as they stand in the names of its files. */
const buildOf = ({ files }: Integrity): string => {
  const name = Object.keys(files).find((file) => /-[0-9a-f]{6}\.js$/.test(file))
  return name?.slice(-'000000.js'.length, -'.js'.length) ?? ''
}

const isSame = (one: Integrity, other: Integrity | null): boolean =>
  JSON.stringify(one.files) === JSON.stringify(other?.files)

/**
 * Puts a build beside the releases that are there, under its version. A build of the same version with other bytes, as a
 * developer makes many of, takes nobody's place: it is a release of its own, `1.0.0+3fa2c1`.
 *
 * @returns the version that it is kept by
 */
export async function keepRelease(built: string, folder: string): Promise<string> {
  const integrity = await readIntegrity(built)
  const plain = integrity.version
  for (const version of [plain, `${plain}+${buildOf(integrity)}`]) {
    const own = join(folder, version)
    const kept = await readIntegrity(own).catch(() => null)
    if (isSame(integrity, kept)) return version
    if (kept) continue
    // Whoever reads the folder meanwhile finds all of a release, or nothing.
    const fresh = join(folder, `.${version}-${process.pid}`)
    await mkdir(folder, { recursive: true })
    await cp(built, fresh, { recursive: true })
    try {
      await rename(fresh, own)
    } catch (error) {
      await rm(fresh, { recursive: true, force: true })
      // Another process was faster with the same one.
      if (!isSame(integrity, await readIntegrity(own).catch(() => null))) throw error
    }
    return version
  }
  throw new Error(`The releases in ${folder} have been changed by hand: ${plain} is none of this build.`)
}

/**
 * Removes builds that nobody's page can still ask for. What a version of its own names stays: pages pin it. So do the newest
 * three, the one that is served, and what was the newest within the last 30 days.
 */
export async function removeOldReleases(folder: string, served: string, now: number): Promise<void> {
  const releases = await listReleases(folder)
  for (const [index, { version, folder: own }] of releases.entries()) {
    const replaced = releases[index - 1]?.since ?? now
    const isKept =
      !version.includes('+') || version === served || index < KEPT_RELEASES || now - replaced < KEPT_MS
    if (!isKept) await rm(own, { recursive: true, force: true })
  }
}
