import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepRelease, removeOldReleases } from '../embed-releases.ts'
import { serveEmbedReleases } from '../serve-embed.ts'

const DAY_MS = 86_400_000
const NOW = Date.UTC(2026, 10, 24)

let parent = ''
let folder = ''
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'dawakit-releases-'))
  folder = join(parent, 'embed')
})
afterEach(() => rm(parent, { recursive: true }))

/** A build as the package makes them, which says its name in each file. */
async function build(version: string, name: string): Promise<string> {
  const own = join(parent, `build-${name}`)
  await mkdir(own, { recursive: true })
  const files = {
    'dawakit.js': `loader of ${name}`,
    'dawakit-search.js': `search of ${name}`,
    [`cart-${name}.js`]: `cart of ${name}`,
    [`search.cart-${name}.js`]: `cart of search of ${name}`,
  }
  for (const [file, text] of Object.entries(files)) await writeFile(join(own, file), text)
  await writeFile(join(own, `cart-${name}.js.map`), '{}')
  await writeFile(join(own, 'llms.txt'), `elements of ${name}`)
  await writeFile(join(own, 'sri.json'), JSON.stringify({ version, files }))
  return own
}

/** Keeps a build as if it had come so many days ago. */
async function keepFrom(days: number, version: string, name: string): Promise<string> {
  const kept = await keepRelease(await build(version, name), folder)
  const at = new Date(NOW - days * DAY_MS)
  await utimes(join(folder, kept, 'sri.json'), at, at)
  return kept
}

describe('a release', () => {
  it('is kept by its version, once', async () => {
    expect(await keepRelease(await build('1.0.0', 'aaaaaa'), folder)).toBe('1.0.0')
    expect(await keepRelease(await build('1.0.0', 'aaaaaa'), folder)).toBe('1.0.0')
    expect(await readdir(folder)).toEqual(['1.0.0'])
  })

  it('never gives its place to another build of the same version', async () => {
    await keepRelease(await build('1.0.0', 'aaaaaa'), folder)
    expect(await keepRelease(await build('1.0.0', 'bbbbbb'), folder)).toBe('1.0.0+bbbbbb')
    expect(await keepRelease(await build('1.0.0', 'bbbbbb'), folder)).toBe('1.0.0+bbbbbb')
    expect((await readdir(folder)).sort()).toEqual(['1.0.0', '1.0.0+bbbbbb'])
  })

  it('stays for ever by its own version; a build goes when three are newer and none of its pages is 30 days old', async () => {
    await keepFrom(100, '1.0.0', 'aaaaaa')
    await keepFrom(90, '1.0.0', 'bbbbbb')
    await keepFrom(50, '1.0.0', 'cccccc')
    await keepFrom(20, '1.0.0', 'dddddd')
    await keepFrom(3, '1.0.0', 'eeeeee')
    await keepFrom(2, '1.1.0', 'ffffff')
    await keepFrom(1, '1.1.0', '111111')
    await removeOldReleases(folder, '1.1.0+111111', NOW)
    // The one of 50 days ago was the newest until 20 days ago.
    const builds = ['1.0.0+cccccc', '1.0.0+dddddd', '1.0.0+eeeeee', '1.1.0+111111']
    expect((await readdir(folder)).sort()).toEqual(['1.0.0', ...builds.slice(0, 3), '1.1.0', builds[3]])
  })

  it('stays when it is served, however old it is', async () => {
    await keepFrom(300, '1.0.0', 'aaaaaa')
    await keepFrom(200, '1.0.0', 'bbbbbb')
    for (const [days, name] of [
      [120, 'cccccc'],
      [100, 'dddddd'],
      [90, 'eeeeee'],
    ] as const)
      await keepFrom(days, '1.0.0', name)
    await removeOldReleases(folder, '1.0.0+bbbbbb', NOW)
    expect(await readdir(folder)).toContain('1.0.0+bbbbbb')
  })
})

describe('the addresses of releases', () => {
  let close = () => {}
  afterEach(() => close())

  /** Serves what is there, as the process that runs `version`. @returns what asks for a path */
  async function serve(version: string) {
    const answer = await serveEmbedReleases(folder, version, 'https://pharmacy.example')
    const server = createServer(async (request, response) => {
      if (!(await answer(request.url ?? '', request, response))) response.writeHead(404).end()
    })
    await new Promise<void>((listening) => server.listen(0, listening))
    close = () => server.close()
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : 0
    return async (path: string) => {
      const response = await fetch(`http://localhost:${port}${path}`)
      return { status: response.status, headers: response.headers, text: await response.text() }
    }
  }

  beforeEach(async () => {
    await keepFrom(40, '1.0.0', 'aaaaaa')
    await keepFrom(10, '1.1.0', 'bbbbbb')
    await keepFrom(1, '2.0.0', 'cccccc')
  })

  it('have what a coding assistant reads of the elements, of the newest and of each', async () => {
    const ask = await serve('2.0.0')
    const newest = await ask('/llms.txt')
    expect([newest.text, newest.headers.get('content-type')]).toEqual([
      'elements of cccccc',
      'text/plain; charset=utf-8',
    ])
    expect((await ask('/1.0.0/llms.txt')).text).toBe('elements of aaaaaa')
  })

  it('are immutable by an exact version, for minutes by a major one', async () => {
    const ask = await serve('2.0.0')
    for (const [path, text, cache] of [
      ['/1.0.0/dawakit.js', 'loader of aaaaaa', /immutable/],
      ['/1.1.0/dawakit.js', 'loader of bbbbbb', /immutable/],
      ['/v1/dawakit.js', 'loader of bbbbbb', /max-age=300$/],
      ['/v2/dawakit.js', 'loader of cccccc', /max-age=300$/],
      ['/dawakit.js', 'loader of cccccc', /max-age=300$/],
    ] as const) {
      const { headers, text: body } = await ask(path)
      expect([path, body, headers.get('cache-control')]).toEqual([path, text, expect.stringMatching(cache)])
      expect(headers.get('access-control-allow-origin')).toBe('*')
    }
  })

  it('find the files of an older release wherever its loader asks for them', async () => {
    const ask = await serve('2.0.0')
    for (const path of [
      '/v1/cart-aaaaaa.js',
      '/v2/cart-aaaaaa.js',
      '/cart-aaaaaa.js',
      '/1.0.0/cart-aaaaaa.js',
    ]) {
      const { status, headers, text } = await ask(path)
      expect([path, status, text]).toEqual([path, 200, 'cart of aaaaaa'])
      expect(headers.get('cache-control')).toContain('immutable')
      expect(headers.get('sourcemap')).toBe('cart-aaaaaa.js.map')
    }
  })

  it('are the same with more slashes, and lead out of no folder', async () => {
    const ask = await serve('2.0.0')
    expect((await ask('/v1///cart-bbbbbb.js')).text).toBe('cart of bbbbbb')
    for (const path of [
      '/v1/..%2f..%2fsecret',

      '/%',
      '/3.0.0/dawakit.js',
      '/v9/dawakit.js',
    ])
      expect((await ask(path)).status, path).toBe(404)
  })

  it('know what another process has brought meanwhile', async () => {
    const ask = await serve('2.0.0')
    await keepFrom(0, '2.0.1', 'dddddd')
    await expect
      .poll(async () => (await ask('/v2/cart-dddddd.js')).text, { timeout: 5000 })
      .toBe('cart of dddddd')
    expect((await ask('/v2/dawakit.js')).text).toBe('loader of cccccc')
  })

  it('give the lines that pin a release', async () => {
    const { headers, text } = await (await serve('2.0.0'))('/1.1.0/pinned.html')
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(text).toContain('"https://pharmacy.example/embed/1.1.0/cart-bbbbbb.js": "cart of bbbbbb"')
    expect(text).toContain(
      'src="https://pharmacy.example/embed/1.1.0/dawakit.js" integrity="loader of bbbbbb" crossorigin',
    )
    expect(text).not.toContain('search')
  })

  it('give those of a script that brings its elements', async () => {
    const ask = await serve('2.0.0')
    const { text } = await ask('/1.1.0/search.pinned.html')
    expect(text).toContain(
      '"https://pharmacy.example/embed/1.1.0/search.cart-bbbbbb.js": "cart of search of bbbbbb"',
    )
    expect(text).not.toContain('/cart-bbbbbb.js')
    expect(text).toContain('/1.1.0/dawakit-search.js" integrity="search of bbbbbb" crossorigin')
    expect((await ask('/1.1.0/other.pinned.html')).status).toBe(404)
  })
})
