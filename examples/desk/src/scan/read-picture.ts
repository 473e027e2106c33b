import { type ReadInputBarcodeFormat, readBarcodes } from 'zxing-wasm/reader'

/** What stands on packs and cases. */
const FORMATS: ReadInputBarcodeFormat[] = [
  'DataMatrix',
  'QRCode',
  'EAN13',
  'EAN8',
  'UPCA',
  'Code128',
  'ITF',
  'DataBar',
]

/** The codes of a picture as a scanner would type them: what kind of code it is, and its bytes. */
export async function readPicture(picture: ImageData | Blob): Promise<string[]> {
  const found = await readBarcodes(picture, { formats: FORMATS, maxNumberOfSymbols: 4 })
  return found
    .filter(({ isValid }) => isValid)
    .map(({ symbologyIdentifier, bytes }) => symbologyIdentifier + textOf(bytes))
}

/** The reader's own text writes brackets around identifiers, and loses where a batch ends that has brackets itself: its bytes keep GS. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('latin1').decode(bytes)
  }
}
