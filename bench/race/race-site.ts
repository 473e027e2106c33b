import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotli } from '../../packages/embed/build/bundle.ts'
import { startService } from '../../scripts/services.ts'
import type { Entrant } from './entrants.ts'

const TEXT = /\.(js|css|html|json)$/
/** What nobody's page asks for. */
const LEFT_OUT = /\.(map|d\.ts)$/

export interface RaceSite {
  addressOf(entrant: Entrant): string
  stop(): Promise<void>
}

/**
 * Lays out and serves a page for each entrant, which differ in nothing but the widget.
 *
 * @param modules - The `node_modules` of the peers.
 */
export async function startRaceSite(
  entrants: readonly Entrant[],
  modules: string,
  ports: { pages: number; cdn: number },
): Promise<RaceSite> {
  const folder = await mkdtemp(join(tmpdir(), 'dawakit-bench-'))
  const [pages, cdn] = [join(folder, 'pages'), join(folder, 'cdn')]
  await mkdir(pages)
  await mkdir(cdn)
  for (const [place, entrant] of entrants.entries())
    await writeFile(join(pages, fileOf(place)), pageOf(entrant))
  for (const { from, to } of entrants.flatMap(({ files = [] }) => files)) {
    await mkdir(dirname(join(cdn, to)), { recursive: true })
    await cp(join(modules, from), join(cdn, to), {
      recursive: true,
      filter: (source) => !LEFT_OUT.test(source),
    })
  }
  await indexForPagefind(modules, pages)
  await compressAll(folder)
  const service = await startService('bench/race/serve-pages.ts', {
    PAGES_FOLDER: pages,
    PAGES_PORT: String(ports.pages),
    CDN_FOLDER: cdn,
    CDN_PORT: String(ports.cdn),
  })
  return {
    addressOf: (entrant) => `http://localhost:${ports.pages}/${fileOf(entrants.indexOf(entrant))}`,
    async stop() {
      await service.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const fileOf = (place: number) => `${place}.html`

const pageOf = ({ head, place, end = '' }: Entrant) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Clinic</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
${head}
</head>
<body>
<h1>Clinic</h1>
${place}
<p>Our doctors see you from nine to eight.</p>
${end}
</body>
</html>
`

/** As `npx pagefind --site` writes it: the index of the pages, and the files that ask it. */
async function indexForPagefind(modules: string, site: string): Promise<void> {
  const { createIndex, close } = (await import(
    pathToFileURL(join(modules, 'pagefind/lib/index.js')).href
  )) as Pagefind
  const { index } = await createIndex()
  if (!index) throw new Error('Pagefind could not make an index.')
  await index.addDirectory({ path: site })
  await index.writeFiles({ outputPath: join(site, 'pagefind') })
  await close()
}

interface Pagefind {
  createIndex(): Promise<{
    index?: {
      addDirectory(of: { path: string }): Promise<unknown>
      writeFiles(to: { outputPath: string }): Promise<unknown>
    }
  }>
  close(): Promise<unknown>
}

async function compressAll(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name)
    if (entry.isFile() && TEXT.test(entry.name)) await writeFile(`${file}.br`, brotli(await readFile(file)))
  }
}
