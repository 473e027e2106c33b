import type { DeskScan } from '@dawakit/core/contract'
import { formatDetailPrice } from '@dawakit/core/money'
import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useWords, type WordKey } from '../language/use-words.ts'

interface Particular {
  label: WordKey
  pack: string | null
  shelf: string
}

/** What the code of a pack says, beside what the shop and its shelf say; where the two differ it is marked. */
export function PackAndShelf({ scan }: { scan: DeskScan }) {
  const words = useWords()
  const { pack, product, batch } = scan
  if (!pack || !product) return null
  const particulars: Particular[] = [
    {
      label: 'scan.print.name',
      pack: pack.brand ?? pack.properName,
      shelf: `${product.name}, ${product.packageSize}`,
    },
    { label: 'scan.print.maker', pack: pack.maker, shelf: product.manufacturer },
    { label: 'scan.print.batch', pack: pack.batch, shelf: batch?.batch ?? '' },
    {
      label: 'scan.print.expiry',
      pack: pack.expiresOn?.slice(0, 7) ?? null,
      shelf: batch?.expiresOn.slice(0, 7) ?? '',
    },
    { label: 'scan.print.made', pack: pack.madeOn, shelf: '' },
    { label: 'scan.print.licence', pack: pack.licence, shelf: '' },
    { label: 'scan.print.mrp', pack: null, shelf: formatDetailPrice(batch?.mrp ?? product.mrp) },
  ]
  const shown = particulars.filter((one) => one.pack !== null || one.label === 'scan.print.mrp')
  return (
    <Table size="small" aria-label={words('scan.print.title', { name: product.name })} sx={{ maxWidth: 640 }}>
      <TableHead>
        <TableRow>
          <TableCell>{words('scan.print.what')}</TableCell>
          <TableCell>{words('scan.print.pack')}</TableCell>
          <TableCell>{words('scan.print.shelf')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {shown.map(({ label, pack: printed, shelf }) => (
          <TableRow key={label}>
            <TableCell component="th" scope="row">
              {words(label)}
            </TableCell>
            <TableCell sx={{ overflowWrap: 'anywhere' }}>{printed ?? words('desk.none')}</TableCell>
            <TableCell sx={{ overflowWrap: 'anywhere' }}>
              {shelf || words('desk.none')}
              {isOther(label, printed, shelf) && <strong>{` ${words('scan.print.other')}`}</strong>}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

/** A maker's name stands on packs with its address. */
function isOther(label: WordKey, printed: string | null, shelf: string): boolean {
  if (printed === null || shelf === '') return false
  const [one, other] = [lettersOf(printed), lettersOf(shelf)]
  if (label === 'scan.print.maker') return !one.startsWith(other) && !other.startsWith(one)
  return (label === 'scan.print.batch' || label === 'scan.print.expiry') && one !== other
}

const lettersOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/\b(?:limited|ltd|private|pvt)\b/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
