import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { readScan } from '@dawakit/core/scan'
import { beforeAll, describe, expect, it } from 'vitest'
import { prepareZXingModule } from 'zxing-wasm/reader'
import {
  prepareZXingModule as prepareWriter,
  type WriteInputBarcodeFormat,
  writeBarcode,
} from 'zxing-wasm/writer'
import { readPicture } from './read-picture.ts'

const AT = Date.parse('2026-11-28T06:00:00.000Z')
const wasm = (name: string) => {
  const { buffer } = new Uint8Array(
    readFileSync(createRequire(import.meta.url).resolve(`zxing-wasm/${name}.wasm`)),
  )
  return { overrides: { wasmBinary: buffer } }
}

async function pictureOf(format: WriteInputBarcodeFormat, text: string, options = '') {
  const { image, error } = await writeBarcode(text, { format, options, scale: 4, addQuietZones: true })
  if (!image) throw new Error(error)
  return image
}

describe('What the camera sees', () => {
  beforeAll(() => {
    prepareZXingModule(wasm('reader/zxing_reader'))
    prepareWriter(wasm('writer/zxing_writer'))
  })

  it.each(['DataMatrix', 'QRCode'] as const)('is what a scanner types: %s of GS1', async (format) => {
    const [code = ''] = await readPicture(
      await pictureOf(format, '(01)08901234567890(10)A-12(17)280600', 'gs1'),
    )
    const scan = readScan(code, AT)
    expect(scan.isRead && scan.readings).toMatchObject([
      { gtin: '08901234567890', batch: 'A-12', expiresOn: '2028-06-30' },
    ])
  })

  it('is a number, and a text with its letters', async () => {
    expect(await readPicture(await pictureOf('EAN13', '8901234567890'))).toEqual([']E08901234567890'])
    const words = 'Brand name: Ämlox, Batch No: B1, Date of expiry: 06/2028'
    expect((await readPicture(await pictureOf('QRCode', words)))[0]).toContain(words)
  })
})
