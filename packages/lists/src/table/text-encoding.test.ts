import { expect, it } from 'vitest'
import { encodingOf } from './text-encoding.ts'

/** Of eleven bytes one is no ASCII, in a piece that begins so far behind a whole word. */
async function* pieceWith(byte: number, at: number, offset: number) {
  const piece = new Uint8Array(new ArrayBuffer(16), offset, 11).fill(0x61)
  piece[at] = byte
  yield piece
}

it('tells Windows-1252 by one byte, wherever it lies', async () => {
  for (const offset of [0, 1, 2, 4]) {
    for (let at = 0; at < 11; at++) {
      const where = `byte ${at} of a piece at ${offset}`
      expect(await encodingOf(() => pieceWith(0xe8, at, offset)), where).toBe('windows-1252')
      expect(await encodingOf(() => pieceWith(0x7f, at, offset)), where).toBe('utf-8')
    }
  }
})
