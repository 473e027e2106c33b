import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { encodePicture } from './encode-picture.ts'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b6e4f' } })

/** Left half red, right half blue. */
const halves = (width: number, height: number) =>
  plain(width, height).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: '#f00' } },
      left: 0,
      top: 0,
    },
    {
      input: { create: { width: width / 2, height, channels: 3, background: '#00f' } },
      left: width / 2,
      top: 0,
    },
  ])

async function sizesOf(bytes: Uint8Array) {
  const { sizes } = await encodePicture(bytes)
  const read = [...sizes].map(async ([side, encoded]) => {
    const { format, width, height } = await sharp(encoded).metadata()
    return [side, format, width, height]
  })
  return Promise.all(read)
}

/** Red, green and blue of a pixel, as parts of ten. */
async function pixel(bytes: Uint8Array | undefined, left: number, top: number): Promise<number[]> {
  const { data } = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer({
    resolveWithObject: true,
  })
  return [...data.subarray(0, 3)].map((part) => Math.round(part / 25.5))
}

describe('a picture that is taken in', () => {
  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('may be %s', async (format) => {
    expect(await sizesOf(await plain(400, 300).toFormat(format).toBuffer())).toEqual([
      [160, 'webp', 160, 120],
      [560, 'webp', 400, 300],
      [1120, 'webp', 400, 300],
    ])
  })

  it('comes in the sizes of cards and pages, whichever side is longer, and is never enlarged', async () => {
    expect(await sizesOf(await plain(1500, 3000).jpeg().toBuffer())).toEqual([
      [160, 'webp', 80, 160],
      [560, 'webp', 280, 560],
      [1120, 'webp', 560, 1120],
    ])
    expect(await sizesOf(await plain(40, 32).png().toBuffer())).toEqual([
      [160, 'webp', 40, 32],
      [560, 'webp', 40, 32],
      [1120, 'webp', 40, 32],
    ])
  })

  it('stands upright, and tells nothing of where and by whom it was taken', async () => {
    const sideways = await halves(600, 400)
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Copyright: 'SECRET-PLACE' } })
      .withIccProfile('p3')
      .jpeg()
      .toBuffer()
    expect(sideways.includes('SECRET-PLACE')).toBe(true)
    expect(await sharp(sideways).metadata()).toMatchObject({
      orientation: 6,
      width: 600,
      icc: expect.anything(),
    })
    const { sizes } = await encodePicture(sideways)
    for (const encoded of sizes.values()) {
      expect(Buffer.from(encoded).includes('SECRET-PLACE')).toBe(false)
      const { exif, icc, xmp, orientation, width = 0, height = 0 } = await sharp(encoded).metadata()
      expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined])
      expect(width / height).toBeCloseTo(2 / 3, 1)
    }
    // Turned by a quarter, what was on the left is above.
    expect(await pixel(sizes.get(560), 100, 20)).toEqual([10, 0, 0])
    expect((await pixel(sizes.get(560), 100, 540))[2]).toBe(10)
  })

  it('stands on white where it was cut out', async () => {
    const clear = await sharp({
      create: { width: 200, height: 200, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer()
    const { sizes } = await encodePicture(clear)
    expect(await pixel(sizes.get(160), 10, 10)).toEqual([10, 10, 10])
    expect((await sharp(sizes.get(160)).metadata()).hasAlpha).toBe(false)
  })

  it.each(['gif', 'webp'] as const)('is the first frame of a %s that moves', async (format) => {
    const frame = (background: string) =>
      sharp({ create: { width: 100, height: 100, channels: 3, background } })
        .png()
        .toBuffer()
    const frames = await Promise.all(['#f00', '#00f'].map(frame))
    const moving = await sharp(frames, { join: { animated: true } })
      .toFormat(format)
      .toBuffer()
    expect((await sharp(moving, { animated: true }).metadata()).pages).toBe(2)
    const { sizes } = await encodePicture(moving)
    const { width, height, pages } = await sharp(sizes.get(560)).metadata()
    expect([width, height, pages ?? 1]).toEqual([100, 100, 1])
    expect(await pixel(sizes.get(560), 50, 50)).toEqual([10, 0, 0])
  })

  it('has another name than another picture, and the same again', async () => {
    const [one, other] = await Promise.all(
      [plain(300, 300), halves(300, 300)].map((image) => image.png().toBuffer()),
    )
    const name = async (bytes = new Uint8Array()) => (await encodePicture(bytes)).name
    expect(await name(one)).toMatch(/^[0-9a-f]{32}$/)
    expect(await name(one)).toBe(await name(one))
    expect(await name(other)).not.toBe(await name(one))
  })

  it('is no text, page, drawing, document or other kind, whatever it is called', async () => {
    const png = await plain(300, 300).png().toBuffer()
    const others: [string, Uint8Array][] = [
      ['nothing', new Uint8Array()],
      ['text', Buffer.from('not a picture')],
      ['page', Buffer.from('<!doctype html><title>404</title>')],
      ['drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"/>')],
      [
        'drawing that begins as XML',
        Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"/>'),
      ],
      ['document', Buffer.from('%PDF-1.7\n%%EOF')],
      ['TIFF', await plain(300, 300).tiff().toBuffer()],
    ]
    for (const [what, bytes] of others)
      await expect(encodePicture(bytes), what).rejects.toThrow('it is no JPEG, PNG, WebP, AVIF or GIF')
    await expect(encodePicture(png.subarray(0, png.length - 30))).rejects.toThrow('it cannot be read')
    await expect(encodePicture(await plain(1, 1).gif().toBuffer())).rejects.toThrow(
      'it is smaller than 32 pixels',
    )
  })

  it('is no bomb: few bytes that become very many pixels', async () => {
    const bomb = await plain(8000, 8000).png({ compressionLevel: 9 }).toBuffer()
    expect(bomb.byteLength).toBeLessThan(2_000_000)
    await expect(encodePicture(bomb)).rejects.toThrow('it cannot be read, or has too many pixels')
    await expect(encodePicture(claimedPng(60_000, 60_000))).rejects.toThrow('it cannot be read')
  })
})

/** A PNG that says that it is so large, and has a line of it. */
function claimedPng(width: number, height: number): Uint8Array {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 0, 0, 0, 0], 8)
  const chunk = (type: string, content: Uint8Array) => {
    const size = Buffer.alloc(4)
    size.writeUInt32BE(content.length)
    return Buffer.concat([size, Buffer.from(type), content, Buffer.alloc(4)])
  }
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(width + 1))),
    chunk('IEND', new Uint8Array()),
  ])
}
