import type { RegisterEntry } from '@dawakit/core/contract'
import {
  Box,
  Link as MuiLink,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { fileUrl } from '../api/ask.ts'
import { useWords } from '../language/use-words.ts'
import { dateOf } from '../layout/times.ts'
import { InvoiceButton } from '../papers/invoice-button.tsx'
import { expiryText } from '../papers/product-text.ts'

export interface RegisterTableProps {
  label: string
  entries: readonly RegisterEntry[]
}

type Title = 'number' | 'date' | 'medicine' | 'packs' | 'prescribedBy' | 'patient' | 'pharmacist' | 'links'

const WIDE: readonly (readonly Title[])[] = [
  ['number'],
  ['date'],
  ['medicine'],
  ['packs'],
  ['prescribedBy'],
  ['patient'],
  ['pharmacist'],
  ['links'],
]
/** On a tablet nothing of an entry is out of sight. */
const NARROW: readonly (readonly Title[])[] = [
  ['number', 'date'],
  ['medicine'],
  ['packs'],
  ['prescribedBy', 'patient'],
  ['pharmacist', 'links'],
]

/** Entries as the book has them, each with what it leads to. */
export function RegisterTable({ label, entries }: RegisterTableProps) {
  const words = useWords()
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('lg'))
  return (
    // On less than a tablet: whoever has no pointer scrolls it by its arrows.
    <Box tabIndex={0} role="region" aria-label={label} sx={{ overflowX: 'auto' }}>
      <Table
        size="small"
        sx={{
          minWidth: isNarrow ? 660 : 1050,
          '& td': { verticalAlign: 'top', overflowWrap: 'anywhere' },
          ...(isNarrow && { '& td, & th': { px: 1 } }),
        }}
      >
        <TableHead>
          <TableRow>
            {(isNarrow ? NARROW : WIDE).map((titles) => (
              <TableCell key={titles[0]} align={titles[0] === 'packs' ? 'right' : 'left'}>
                {titles.map((title) => words(`registers.${title}`)).join(' · ')}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} isNarrow={isNarrow} />
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

function EntryRow({ entry, isNarrow }: { entry: RegisterEntry; isNarrow: boolean }) {
  const words = useWords()
  const {
    id,
    register,
    number,
    kind,
    refersTo,
    orderId,
    orderNumber,
    invoiceNumber,
    prescriptionId,
    pharmacist,
  } = entry
  const expiry = expiryText(entry.expiresOn)
  const patient = (
    <>
      {entry.patientName}
      <Below>{entry.patientAddress}</Below>
    </>
  )
  const approvedBy = (
    <>
      {pharmacist.name}
      <Below>{pharmacist.registrationNumber}</Below>
    </>
  )
  return (
    <TableRow>
      <TableCell sx={{ minWidth: isNarrow ? 112 : 140 }}>
        <MuiLink component={Link} to={`/registers/${register}/${id}`}>
          {number}
        </MuiLink>
        <Below>
          {words(`registers.kinds.${kind}`)} {refersTo !== '' && words('registers.of', { number: refersTo })}
        </Below>
        {isNarrow && dateOf(entry.at)}
      </TableCell>
      {!isNarrow && <TableCell sx={{ whiteSpace: 'nowrap' }}>{dateOf(entry.at)}</TableCell>}
      <TableCell sx={{ minWidth: isNarrow ? 150 : 180 }}>
        {[entry.drug, entry.schedule && `(${entry.schedule})`].filter(Boolean).join(' ')}
        <Below>
          {entry.packageSize}
          <br />
          {words('registers.batchOf', { batch: entry.batch, expiry })}
          <br />
          {entry.manufacturer}
        </Below>
      </TableCell>
      <TableCell align="right">{entry.quantity}</TableCell>
      <TableCell sx={{ minWidth: 150 }}>
        {entry.prescriberName}
        <Below>
          {words('registers.registration', { number: entry.prescriberRegistration })}
          <br />
          {entry.prescriberAddress}
        </Below>
        {isNarrow && (
          <Box sx={{ mt: 1 }}>
            <Below>{words('registers.patient')}</Below>
            {patient}
          </Box>
        )}
      </TableCell>
      {!isNarrow && <TableCell sx={{ minWidth: 150 }}>{patient}</TableCell>}
      {!isNarrow && <TableCell sx={{ minWidth: 110 }}>{approvedBy}</TableCell>}
      <TableCell sx={{ minWidth: 120 }}>
        {isNarrow && <Box sx={{ mb: 1 }}>{approvedBy}</Box>}
        <MuiLink component={Link} to={`/orders/${orderId}`} sx={{ display: 'block', lineHeight: '26px' }}>
          {words('registers.order', { number: orderNumber })}
        </MuiLink>
        {invoiceNumber !== null && <InvoiceButton orderId={orderId} number={invoiceNumber} />}
        {prescriptionId !== null && (
          <MuiLink
            href={fileUrl('GET /desk/prescriptionImage', { id: prescriptionId })}
            target="_blank"
            rel="noreferrer"
            aria-label={words('registers.pictureOf', { number })}
            sx={{ display: 'block', lineHeight: '26px' }}
          >
            {words('registers.picture')}
          </MuiLink>
        )}
      </TableCell>
    </TableRow>
  )
}

const Below = ({ children }: { children: ReactNode }) => (
  <Typography variant="body2" color="text.secondary" component="div">
    {children}
  </Typography>
)
