import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
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
