import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { APIContext } from 'astro'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { KeptPage } from './kept-pages.ts'
import { streamOf } from './stream-of.ts'

// A shop of its own beside those of other files: modules are loaded anew.
let folder: string
let store: typeof import('./shop.ts') & typeof import('./draw-page.ts') & typeof import('./shown-products.ts')
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dawakit-draw-'))
  vi.stubEnv('DATA_FOLDER', folder)
  vi.stubEnv('CATALOGUE', 'none')
  vi.resetModules()
  store = {
    ...(await import('./shop.ts')),
    ...(await import('./draw-page.ts')),
    ...(await import('./shown-products.ts')),
  }
  await store.shop()
  vi.unstubAllEnvs()
})
afterAll(async () => {
  await (await store.shop()).close()
  rmSync(folder, { recursive: true, force: true })
  vi.resetModules()
})

let kept: Map<string, KeptPage>
beforeEach(() => {
  kept = new Map()
})
const shared = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'public, max-age=0, s-maxage=30',
}
const bytes = (text: string) => new TextEncoder().encode(text)

function ask(path: string, draw: () => Promise<Response>, method = 'GET'): Promise<Response> {
  const request = new Request(`https://store.example${path}`, { method })
  const keep = (page: KeptPage) => kept.set(path, page)
  const context = { request, url: new URL(request.url), locals: { kept: { key: path, keep } } }
  return store.drawPage(context as unknown as APIContext, draw)
}
const keptText = (path: string) => kept.get(path)?.body.toString()
/** Lets everything go on that waits for nothing outside. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 20))

it('draws a page once for all who ask meanwhile, and hands it over', async () => {
  const draw = vi.fn(async () => new Response('<p>', { headers: shared }))
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask('/many', draw)))
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(Array(50).fill('<p>'))
  expect(draw).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(keptText('/many')).toBe('<p>'))
  expect(await kept.get('/many')?.isStill()).toBe(true)
})

it('hands no page over that is torn, missing, somebody’s own or has a gap', async () => {
  const torn = async function* () {
    yield bytes('<p>')
    throw new Error('The database has gone.')
  }
  const answer = await ask('/torn', async () => new Response(streamOf(torn()), { headers: shared }))
  await expect(answer.text()).rejects.toThrow('The database has gone.')
  await (await ask('/gone', async () => new Response('', { status: 404, headers: shared }))).text()
  await (
    await ask('/own', async () => new Response('', { headers: { ...shared, 'Cache-Control': 'no-cache' } }))
  ).text()
  const tagged = { ...shared, 'Set-Cookie': 'visitor=1' }
  await (await ask('/cookie', async () => new Response('', { headers: tagged }))).text()
  await (await ask('/post', async () => new Response('', { headers: shared }), 'POST')).text()
  const gap = async () => {
    store.noteMissing()
    return new Response('<p>', { headers: shared })
  }
  await (await ask('/gap', gap)).text()
  await settle()
  expect([...kept.keys()]).toEqual([])
})

it('is to be drawn anew when four fifths of its time are over', async () => {
  const before = Date.now()
  await (await ask('/timed', async () => new Response('<p>', { headers: shared }))).text()
  await vi.waitFor(() => expect(kept.has('/timed')).toBe(true))
  const { renewFrom = 0, until = 0 } = kept.get('/timed') ?? {}
  expect(until - before).toBeGreaterThanOrEqual(300_000)
  expect(until - renewFrom).toBeCloseTo(60_000, -3)
})

it('hands a page over whose visitor has gone', async () => {
  const page = async function* () {
    yield bytes('<p>')
    await settle()
    yield bytes('</p>')
  }
  const answer = await ask('/left', async () => new Response(streamOf(page()), { headers: shared }))
  await answer.body?.cancel()
  await vi.waitFor(() => expect(keptText('/left')).toBe('<p></p>'))
})

it('draws anew for who asks after a change, and what was kept no longer holds', async () => {
  const { app } = await store.shop()
  const { promise: rest, resolve: goOn } = Promise.withResolvers<void>()
  let price = '₹48'
  const draw = async () => {
    const text = price
    await rest
    return new Response(text, { headers: shared })
  }
  const before = ask('/price', draw)
  await settle()
  price = '₹45'
  const isVersion = app.context.db.updateTable('meta').where('key', '=', 'catalogue-version')
  await isVersion.set({ value: 'two' }).execute()
  app.context.catalogue.refresh()
  const after = ask('/price', draw)
  await settle()
  goOn()
  expect([await (await before).text(), await (await after).text()]).toEqual(['₹48', '₹45'])
  await vi.waitFor(() => expect(keptText('/price')).toBe('₹45'))
  await isVersion.set({ value: 'three' }).execute()
  app.context.catalogue.refresh()
  expect(await kept.get('/price')?.isStill()).toBe(false)
})

it('notes the products of a page also while its later parts are drawn', async () => {
  const { app } = await store.shop()
  const look = vi.spyOn(app.context.catalogue, 'look')
  const parts = async function* () {
    store.noteProducts([{ _id: 'first', totalStocks: 1 }])
    yield bytes('<p>')
    await settle()
    store.noteProducts({
      pair: { _id: 'second', totalStocks: 0 },
      variants: [{ productId: 'third', totalStocks: 2 }],
    })
    yield bytes('</p>')
  }
  const shows: string[][] = []
  look.mockResolvedValue({
    isNow: async () => true,
    isStill: async (products) => shows.push([...products]) > 0,
  })
  await (await ask('/noted', async () => new Response(streamOf(parts()), { headers: shared }))).text()
  await vi.waitFor(() => expect(kept.has('/noted')).toBe(true))
  await kept.get('/noted')?.isStill()
  expect(shows).toEqual([['first', 'second', 'third']])
  look.mockRestore()
})

it('draws a few at a time, in the order of asking', async () => {
  const begun: number[] = []
  const ends: (() => void)[] = []
  const draw = (index: number) => async () => {
    begun.push(index)
    await new Promise<void>((resolve) => ends.push(resolve))
    return new Response('<p>', { headers: shared })
  }
  const answers = Array.from({ length: 12 }, (_, index) => ask(`/turn/${index}`, draw(index)))
  await settle()
  expect(begun).toEqual([0, 1, 2, 3])
  while (ends.length > 0) {
    ends.shift()?.()
    await settle()
  }
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  await Promise.all(answers.map(async (answer) => (await answer).text()))
})

it('tells everybody that a page failed, and lets the next one try again', async () => {
  const failing = () => Promise.reject(new Error('away'))
  const asked = [ask('/failing', failing), ask('/failing', failing)]
  for (const answer of asked) await expect(answer).rejects.toThrow('away')
  expect(await (await ask('/failing', async () => new Response('<p>', { headers: shared }))).text()).toBe(
    '<p>',
  )
})
