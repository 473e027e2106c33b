import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Brand, plainBrand, REFERENCE_NAME } from '../../ground/context/brand.ts'
import type { Config } from '../../ground/context/config.ts'
import { resolveColours } from './brand-colours.ts'
import { BrandError } from './brand-error.ts'
import { parseBrandFile } from './brand-file.ts'
import { readPictures } from './read-pictures.ts'

/**
 * The shop's brand: what `BRAND_FOLDER` holds, or the name alone.
 *
 * @throws {BrandError} with all that is wrong in the folder
 */
export async function readBrand({
  store,
  catalogue,
  brandFolder,
}: Pick<Config, 'store' | 'catalogue' | 'brandFolder'>): Promise<Brand> {
  if (brandFolder === null) return plainBrand(store.name, catalogue)
  const text = await readFile(join(brandFolder, 'brand.json'), 'utf8').catch(() => null)
  if (text === null) throw new BrandError([`BRAND_FOLDER has no brand.json that can be read: ${brandFolder}`])
  const { shortName, colours: chosen, claims } = parseBrandFile(text)
  const { colours, complaints } = resolveColours(chosen)
  const pictures = await readPictures(brandFolder)
  if (store.name === REFERENCE_NAME) complaints.push('STORE_NAME is not set: a brand needs its own.')
  if (complaints.length + pictures.complaints.length > 0)
    throw new BrandError([...complaints, ...pictures.complaints])
  return {
    isReference: false,
    shortName: shortName ?? store.name,
    claims,
    colours: Object.keys(chosen).length > 0 ? colours : null,
    pictures: pictures.shown,
  }
}

/** The configuration with the brand that it leads to. */
export async function withBrand(config: Config): Promise<Config> {
  return { ...config, brand: await readBrand(config) }
}
