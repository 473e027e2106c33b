import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { callAsVisitor } from './call-as-visitor.ts'
import { load, loadList } from './load.ts'
import { shop } from './shop.ts'

const folder = mkdtempSync(join(tmpdir(), 'dawakit-store-'))
process.env['DATA_FOLDER'] = folder

afterAll(async () => {
  await (await shop()).close()
  rmSync(folder, { recursive: true, force: true })
})

it('makes an empty section of a list that fails, and leaves the others', { timeout: 120_000 }, async () => {
  const { app } = await shop()
  expect(await loadList('GET /get/carouselBanner')).not.toEqual([])
  await app.context.db.schema.dropTable('banner').execute()
  expect(await loadList('GET /get/carouselBanner')).toEqual([])
  await expect(load('GET /get/carouselBanner')).rejects.toThrow()
  expect(await loadList('GET /get/generalCategories')).not.toEqual([])
})

it('counts a form that a page passes on against the address of who sent it', async () => {
  const subscribe = (email: string, clientAddress: string) =>
    callAsVisitor(
      'POST /post/newsletter',
      { email },
      { request: new Request('http://store.test/newsletter'), clientAddress },
    )
  for (let sent = 1; sent <= 20; sent++) {
    expect(await subscribe(`reader-${sent}@mail.example`, '203.0.113.9')).toMatchObject({ isDone: true })
  }
  const refused = await subscribe('reader-21@mail.example', '203.0.113.9')
  expect(refused).toMatchObject({ isDone: false, status: 429 })
  expect(await subscribe('reader-21@mail.example', '203.0.113.10')).toMatchObject({ isDone: true })
})

it('says a sentence of the shop, and nothing of its database, when a form cannot be kept', async () => {
  const { app } = await shop()
  await app.context.db.schema.dropTable('newsletter').execute()
  const visitor = { request: new Request('http://store.test/newsletter'), clientAddress: '203.0.113.11' }
  expect(await callAsVisitor('POST /post/newsletter', { email: 'a@mail.example' }, visitor)).toEqual({
    isDone: false,
    status: 500,
    message: 'Something went wrong',
  })
})
