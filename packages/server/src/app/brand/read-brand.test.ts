import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../../operator/start/read-config.ts'
import { BrandError } from './brand-error.ts'
import { readBrand } from './read-brand.ts'

const SECRET = 'a session secret that is only for the tests'
const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48"><rect width="48" height="48" fill="#7a1f5c"/></svg>'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dawakit-brand-'))
})
afterEach(() => rm(folder, { recursive: true }))

const read = (env: Record<string, string> = {}) =>
  readBrand(readConfig({ STORE_NAME: 'Asha’s & Co', BRAND_FOLDER: folder, ...env }, SECRET))
const write = (name: string, content: string | Uint8Array) => writeFile(join(folder, name), content)
const complaintsOf = async (env?: Record<string, string>) => {
  const error = await read(env).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(BrandError)
  return (error as BrandError).complaints
}

describe('readBrand', () => {
  it('claims what the reference shop claims for the reference shop alone', async () => {
    const claimsOf = async (env: Record<string, string>) => (await readBrand(readConfig(env, SECRET))).claims
    expect(await claimsOf({})).toMatchObject({ products: '50K+', years: '25+' })
    expect(await claimsOf({ CATALOGUE: 'none' })).toEqual({})
    expect(await claimsOf({ STORE_NAME: 'Apna Pharmacy' })).toEqual({})
  })

  it('takes name, claims, colours and pictures from the folder', async () => {
    await write(
      'brand.json',
      JSON.stringify({
        shortName: 'Asha',
        colours: { primary: '#7A1F5C' },
        claims: { products: '1,200+', years: 18, hasBestPrices: false },
      }),
    )
    await write('logo.svg', SQUARE)
    await write('icon.svg', SQUARE)
    await write(
      'share.png',
      await sharp({ create: { width: 800, height: 800, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    )
    const { isReference, shortName, claims, colours, pictures } = await read()
    expect([isReference, shortName, claims]).toEqual([false, 'Asha', { products: '1,200+', years: '18' }])
    expect(colours?.primary).toBe('#7a1f5c')
    expect(pictures.logo).toMatchObject({ width: 48, height: 48, type: 'image/svg+xml; charset=utf-8' })
    expect([...pictures.icons.keys()]).toEqual([180, 192, 512])
    const sides = await sharp(pictures.share?.bytes).metadata()
    expect([sides.format, sides.width, sides.height]).toEqual(['jpeg', 1200, 630])
  })

  it('encodes anew what is no SVG, and keeps what shines through', async () => {
    await write('brand.json', '{}')
    const wide = { create: { width: 2400, height: 300, channels: 4, background: '#7a1f5c80' } } as const
    await write(
      'logo.png',
      await sharp(wide)
        .withExif({ IFD0: { Artist: 'somebody' } })
        .png()
        .toBuffer(),
    )
    const logo = (await read()).pictures.logo
    const { format, width, height, hasAlpha, exif } = await sharp(logo?.bytes).metadata()
    expect([format, width, height, hasAlpha, exif]).toEqual(['webp', 900, 113, true, undefined])
  })

  it('names all that is wrong at once', async () => {
    await write('brand.json', JSON.stringify({ colours: { primary: '#ff9900' } }))
    await write(
      'logo.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
    )
    await write(
      'icon.svg',
      SQUARE.replace('width="48" height="48"><', 'width="96" height="48"><').replace(
        '0 0 48 48',
        '0 0 96 48',
      ),
    )
    await write('share.png', 'no picture')
    await write('Logo-final-2.ai', '')
    const complaints = await complaintsOf({ STORE_NAME: '' })
    expect(complaints).toHaveLength(6)
    for (const part of [
      'colours.primary (light)',
      'STORE_NAME is not set',
      'logo.svg holds a script',
      'icon.svg is 96 × 48',
      'share.png is no picture',
      'Logo-final-2.ai',
    ])
      expect(
        complaints.some((one) => one.includes(part)),
        part,
      ).toBe(true)
  })

  it.each([
    ['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['<svg xmlns="http://www.w3.org/2000/svg"><foreignObject/></svg>'],
    ['<svg xmlns="http://www.w3.org/2000/svg"><a href="javascript:alert(1)"/></svg>'],
    ['<svg xmlns="http://www.w3.org/2000/svg"><image href="https://elsewhere.example/a.png"/></svg>'],
    ['<!DOCTYPE svg [<!ENTITY x "y">]><svg xmlns="http://www.w3.org/2000/svg"/>'],
  ])('takes no SVG that is more than a drawing: %s', async (svg) => {
    await write('brand.json', '{}')
    await write('logo.svg', svg)
    expect(await complaintsOf()).toHaveLength(1)
  })

  it.each([
    ['{', 'is no JSON'],
    ['{"colors":{}}', 'the file has no colors'],
    ['{"colours":{"primary":"red"}}', 'colours.primary: takes a colour as #rrggbb'],
    ['{"claims":{"products":"many"}}', 'claims.products: takes a figure'],
    ['{"claims":{"deliveryHours":"soon"}}', 'claims.deliveryHours: takes hours'],
  ])('says what is wrong in %s', async (text, sentence) => {
    await write('brand.json', text)
    expect((await complaintsOf()).join()).toContain(sentence)
  })

  it('says that there is no brand.json', async () => {
    expect((await complaintsOf()).join()).toContain('has no brand.json')
  })
})
