import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { MOST_PIXELS, PICTURE_KINDS } from '../../catalogue/pictures/encode-picture.ts'
import type { BrandPicture, BrandPictures } from '../../ground/context/brand.ts'

/** Pixels that a logo is kept in: three times what the widest header shows. */
const LOGO = { width: 900, height: 180 }
const SHARE = { width: 1200, height: 630 }
/** Sides of the icon for home screens, and of the one that launchers cut to their own shape. */
const ICON_SIDES = [180, 192, 512] as const
const MOST_SVG_BYTES = 100_000
/** Dots per inch at which an SVG is drawn: sharp to the largest icon also where it is small. */
const DENSITY = 300

interface Taken<Shown> {
  shown: Shown
  complaints: string[]
}

/**
 * The pictures of a brand's folder, ready to be served: SVG as it is, for it is only ever shown as a picture, all else decoded and
 * encoded anew.
 */
export async function readPictures(folder: string): Promise<Taken<BrandPictures>> {
  const files = await readdir(folder)
  const complaints: string[] = []
  async function take<Made>(
    name: string,
    kinds: readonly string[],
    make: (bytes: Buffer, isSvg: boolean) => Promise<Made>,
  ): Promise<Made | null> {
    const file = kinds.map((kind) => `${name}.${kind}`).find((known) => files.includes(known))
    if (!file) return null
    try {
      const bytes = await readFile(join(folder, file))
      const isSvg = file.endsWith('.svg')
      await refuseUnsafe(bytes, isSvg)
      return await make(bytes, isSvg)
    } catch (error) {
      complaints.push(`${file} ${error instanceof Refused ? error.message : 'cannot be read as a picture'}.`)
      return null
    }
  }
  const drawn = ['svg', 'png', 'webp'] as const
  const logo = await take('logo', drawn, (bytes, isSvg) => logoOf('logo', bytes, isSvg))
  const logoDark = await take('logo-dark', drawn, (bytes, isSvg) => logoOf('logo-dark', bytes, isSvg))
  const iconFile = await take('icon', ['svg', 'png'], iconsOf)
  const share = await take('share', ['png', 'jpg', 'webp'], shareOf)
  const shown: BrandPictures = {
    logo,
    logoDark,
    icon: iconFile?.icon ?? null,
    icons: iconFile?.icons ?? new Map(),
    share,
  }
  const known =
    /^(brand\.json|logo(-dark)?\.(svg|png|webp)|icon\.(svg|png)|share\.(png|jpg|webp)|readme\.md|\..*)$/i
  complaints.push(
    ...files.filter((file) => !known.test(file)).map((file) => `${file} is no file of a brand.`),
  )
  return { shown, complaints }
}

/** What is wrong with a picture, as the rest of a sentence about it. */
class Refused extends Error {}

/** Markup that is more than a drawing. It could do nothing where it is served, and would not show. */
const LIVELY =
  /<(script|foreignObject|iframe|use\s[^>]*href=["']https?:)|\son\w+\s*=|javascript:|<!(DOCTYPE|ENTITY)/i
const FOREIGN = /(?:href|src)\s*=\s*["']\s*(?:https?:)?\/\//i

async function refuseUnsafe(bytes: Buffer, isSvg: boolean): Promise<void> {
  if (!isSvg) {
    const kind = await fileTypeFromBuffer(bytes)
    if (!kind || !PICTURE_KINDS.has(kind.mime)) throw new Refused('is no picture of a kind that is known')
    return
  }
  const text = bytes.toString('utf8')
  if (bytes.byteLength > MOST_SVG_BYTES) throw new Refused(`is larger than ${MOST_SVG_BYTES / 1000} KB`)
  if (LIVELY.test(text))
    throw new Refused('holds a script, a handler or a document in it: save it as a plain SVG')
  if (FOREIGN.test(text)) throw new Refused('loads something from elsewhere: put it into the file')
}

const open = (bytes: Buffer, isSvg: boolean) =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', ...(isSvg && { density: DENSITY }) })

async function logoOf(name: string, bytes: Buffer, isSvg: boolean): Promise<BrandPicture> {
  if (isSvg) return svgOf(name, bytes)
  const { data, info } = await open(bytes, false)
    .autoOrient()
    .resize({ ...LOGO, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90, alphaQuality: 100 })
    .toBuffer({ resolveWithObject: true })
  return pictureOf(name, 'webp', data, info)
}

async function svgOf(name: string, bytes: Buffer): Promise<BrandPicture> {
  const { width, height } = await sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata()
  return pictureOf(name, 'svg', bytes, { width, height })
}

async function iconsOf(bytes: Buffer, isSvg: boolean) {
  const { width, height } = await sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata()
  if (width !== height) throw new Refused(`is ${width} × ${height} and has to be a square`)
  if (!isSvg && width < 512) throw new Refused(`is ${width} pixels wide and needs 512`)
  const icons = new Map<number, BrandPicture>()
  for (const side of ICON_SIDES) {
    const png = await open(bytes, isSvg).resize({ width: side, height: side }).png().toBuffer()
    icons.set(side, pictureOf(`icon-${side}`, 'png', png, { width: side, height: side }))
  }
  return { icon: isSvg ? await svgOf('icon', bytes) : (icons.get(192) ?? null), icons }
}

async function shareOf(bytes: Buffer): Promise<BrandPicture> {
  const jpeg = await open(bytes, false)
    .autoOrient()
    .flatten({ background: '#fff' })
    .resize({ ...SHARE, fit: 'cover' })
    .jpeg({ quality: 85 })
    .toBuffer()
  return pictureOf('share', 'jpg', jpeg, SHARE)
}

const TYPES = { svg: 'image/svg+xml; charset=utf-8', webp: 'image/webp', png: 'image/png', jpg: 'image/jpeg' }

function pictureOf(
  name: string,
  kind: keyof typeof TYPES,
  bytes: Uint8Array,
  { width, height }: { width: number; height: number },
): BrandPicture {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
  return {
    path: `/images/store/${name}-${hash}.${kind}`,
    type: TYPES[kind],
    bytes: Uint8Array.from(bytes),
    width,
    height,
  }
}
