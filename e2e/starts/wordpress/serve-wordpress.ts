/** WordPress itself, on PHP and SQLite, with a start's plugin and pages. It ends with the process that has started it. */
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { dirname, extname, join } from 'node:path'
import { fetchPackages, unpackFrom } from '../install.ts'
import { readStart } from '../read-start.ts'
import { contentTypeOf } from '../serve-folder.ts'
import { loadPhp } from './php.ts'
import { readPages } from './read-pages.ts'

const PHP = '@php-wasm/node-8-3@3.1.54'
/** The last package with WordPress in it; later ones download it. */
const WORDPRESS = '@wp-playground/wordpress-builds@0.9.19'
const VERSION = 'wp-6.5'
/** Of its 360 MB: WordPress, its tables in SQLite, and the files that a page's reader asks for. */
const WANTED = [
  `src/wordpress/${VERSION}.zip`,
  'src/sqlite-database-integration/sqlite-database-integration.zip',
  `public/${VERSION}/wp-includes`,
  `public/${VERSION}/wp-content/themes/twentytwentyfour`,
]

const { PORT: port = '8080', STORE_URL: store = '', FETCHED_FOLDER: packages = '.' } = process.env
const origin = `http://localhost:${port}`
await Promise.all([fetchPackages(packages, [PHP]), unpackFrom(WORDPRESS, packages, WANTED)])
const builds = join(packages, 'package')
const { php, Handler } = await loadPhp(packages)

/** @throws {Error} with what PHP said */
async function run(script: string): Promise<void> {
  const code = await readFile(new URL(script, import.meta.url), 'utf8')
  const { text, errors, exitCode } = await php.run({ code })
  if (text || errors || exitCode) throw new Error(`${script} ended with ${exitCode}:\n${text}\n${errors}`)
}

for (const made of ['/tmp', '/wordpress']) php.mkdir(made)
php.writeFile('/tmp/wordpress.zip', await readFile(join(builds, WANTED[0] ?? '')))
php.writeFile('/tmp/sqlite.zip', await readFile(join(builds, WANTED[1] ?? '')))
await run('unpack.php')
const { files, text } = await readStart('wordpress', store)
for (const [path, content] of files) {
  php.mkdir(dirname(`/wordpress/${path}`))
  php.writeFile(`/wordpress/${path}`, content)
}
const header = files.get('header')?.trim().split('\n')
php.writeFile('/tmp/start.json', JSON.stringify({ origin, pages: readPages(text), header }))
await run('set-up.php')

const handler = new Handler({
  php,
  documentRoot: '/wordpress',
  absoluteUrl: origin,
  cookieStore: false,
  getFileNotFoundAction: () => ({ type: 'internal-redirect', uri: '/index.php' }),
})
const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', origin)
  if (pathname === '/favicon.ico') return response.writeHead(204).end()
  const file =
    extname(pathname) && (await readFile(join(builds, `public/${VERSION}`, pathname)).catch(() => null))
  if (file) return response.writeHead(200, { 'Content-Type': contentTypeOf(pathname) }).end(file)
  const page = await handler.request({ url: request.url ?? '/', headers: { host: `localhost:${port}` } })
  return response.writeHead(page.httpStatusCode, page.headers).end(page.bytes)
})
server.listen(Number(port), () => process.send?.('listening'))
