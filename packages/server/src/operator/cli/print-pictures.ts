import type { PicturesReport } from '../../catalogue/pictures/take-pictures.ts'
import type { Operator } from './operator.ts'

/** Pictures that are listed; the rest is counted. */
const LISTED = 50

/** What became of the pictures of a list, and why some are not in. */
export function printPictures({ print }: Operator, { taken, known, failed }: PicturesReport): void {
  for (const { line, productId, address, reason } of failed.slice(0, LISTED))
    print(`${line === null ? productId : `Line ${line}`}: picture ${shortAddress(address)}: ${reason}`)
  if (failed.length > LISTED) print(`… and ${failed.length - LISTED} more pictures that are not in.`)
  print(`Pictures: ${taken} taken, ${known} there already, ${failed.length} not in.`)
}

/** Host and end of an address: enough to find it. What a terminal would obey, or hide, is shown by its number. */
function shortAddress(address: string): string {
  const plain = address.replace(/[\p{C}\p{Z}]/gu, (mark) => `\\u{${mark.codePointAt(0)?.toString(16)}}`)
  return plain.length > 100 ? `${plain.slice(0, 60)}…${plain.slice(-39)}` : plain
}
