import { Pauses } from '../xml/pauses.ts'

/** Four bytes say of a record what it is and how long. */
const HEAD_BYTES = 4

/** Hears of a record. @returns false where nothing behind it is wanted */
export type OnRecord = (kind: number, bytes: Buffer) => boolean

/** Goes through the records of a stream piece by piece; goes on when it is asked to. A record that is cut off is left out. */
export async function* readRecords(pieces: AsyncIterable<Buffer>, onRecord: OnRecord): AsyncGenerator<void> {
  const pauses = new Pauses()
  let begun: Buffer = Buffer.alloc(0)
  for await (const piece of pieces) {
    const bytes = begun.length === 0 ? piece : Buffer.concat([begun, piece])
    let at = 0
    while (at + HEAD_BYTES <= bytes.length) {
      const end = at + HEAD_BYTES + bytes.readUInt16LE(at + 2)
      if (end > bytes.length) break
      if (!onRecord(bytes.readUInt16LE(at), bytes.subarray(at + HEAD_BYTES, end))) return
      at = end
    }
    begun = bytes.subarray(at)
    yield
    await pauses.letOthersIn()
  }
}
