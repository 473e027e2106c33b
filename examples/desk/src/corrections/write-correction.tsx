import type { CorrectionReason, DeskScan, ShelfBatch } from '@dawakit/core/contract'
import { Alert, Button, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useDeskChange, useDeskRead } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'
import { Failure } from '../layout/failure.tsx'
import { Section } from '../orders/sections/section.tsx'
import { ScanField } from '../scan/scan-field.tsx'
import type { ScanSaid } from '../scan/scan-said.ts'
import { useScannedPacks } from '../scan/use-scanned-packs.ts'

/** What somebody may say of packs outside a count. */
const REASONS = ['breakage', 'expiry', 'theft', 'found'] as const satisfies CorrectionReason[]

type BatchKey = Pick<ShelfBatch, 'batch' | 'expiresOn'>

/** Packs of which no batch is known. */
const UNKNOWN: BatchKey = { batch: '', expiresOn: '' }

const textOf = ({ batch, expiresOn }: BatchKey) => `${batch} ${expiresOn}`

/** What a pack says, where the shelf has no such batch. */
const batchOf = ({ batch, pack }: DeskScan): BatchKey | null =>
  batch ?? (pack?.batch ? { batch: pack.batch, expiresOn: pack.expiresOn ?? '' } : null)

/** What is corrected: a product's batches, which may be read anew at any time, and the one that is named; null where none is. */
interface ToCorrect {
  product: { id: string; name: string }
  batches: readonly (BatchKey & Pick<ShelfBatch, 'units'>)[]
  meant: BatchKey | null
}

/**
 * So many packs of a batch are broken, expired, stolen or found: a pack is scanned, and its batch chosen; or the page is opened from a
 * batch of the shelf, which its address names.
 */
export function WriteCorrection() {
  const words = useWords()
  const [scan, setScan] = useState<DeskScan | null>(null)
  const [said, setSaid] = useState<ScanSaid | null>(null)
  const [search, setSearch] = useSearchParams()
  const productId = search.get('product') ?? ''
  const { data: shelf, error } = useDeskRead(
    'GET /desk/shelf',
    { query: { productId } },
    { isAsked: productId !== '' },
  )
  const toCorrect: ToCorrect | null = scan?.product
    ? { product: scan.product, batches: scan.batches, meant: batchOf(scan) }
    : productId !== '' && shelf
      ? { ...shelf, meant: { batch: search.get('batch') ?? '', expiresOn: search.get('expiresOn') ?? '' } }
      : null
  const onScan = useScannedPacks({
    onPack: (found) => {
      setScan(found)
      return { text: found.product?.name ?? '', isWrong: false }
    },
    onSaid: setSaid,
  })
  return (
    <Section title={words('corrections.write')}>
      <Typography sx={{ mb: 1 }}>{words('corrections.choose')}</Typography>
      <ScanField onScan={onScan} said={said} />
      {error && <Failure error={error} />}
      {toCorrect && (
        <CorrectionForm
          // Another pack is another batch.
          key={`${toCorrect.product.id} ${toCorrect.meant && textOf(toCorrect.meant)}`}
          {...toCorrect}
          onDone={() => {
            setScan(null)
            setSaid(null)
            setSearch({}, { replace: true })
          }}
        />
      )}
    </Section>
  )
}

function CorrectionForm({ product, batches, meant, onDone }: ToCorrect & { onDone: () => void }) {
  const words = useWords()
  const [named, setNamed] = useState(meant)
  const [reason, setReason] = useState<(typeof REASONS)[number]>('breakage')
  const [units, setUnits] = useState('1')
  const [note, setNote] = useState('')
  // Pressed twice, it is done once.
  const [key] = useState(() => crypto.randomUUID())
  const { mutate, isPending } = useDeskChange('POST /desk/corrections', {
    makesOld: ['GET /desk/corrections', 'GET /desk/corrections/sums', 'GET /desk/shelf'],
    onDone,
  })
  const chosen = named && batches.find((one) => textOf(one) === textOf(named))
  const of = chosen ?? (batches.length === 0 && !named ? UNKNOWN : null)
  return (
    <Stack
      component="form"
      direction="row"
      spacing={1}
      useFlexGap
      aria-label={words('corrections.of', { name: product.name })}
      sx={{ mt: 1, flexWrap: 'wrap', rowGap: 1, alignItems: 'center' }}
      onSubmit={(event) => {
        event.preventDefault()
        if (!of) return
        const { batch, expiresOn } = of
        mutate({ key, productId: product.id, batch, expiresOn, reason, units: Number(units), note })
      }}
    >
      <Typography sx={{ flexBasis: '100%' }}>{product.name}</Typography>
      {named && !chosen && (
        <Alert severity="warning" sx={{ flexBasis: '100%' }}>
          {words('corrections.notThere', { batch: named.batch || words('counts.unknownBatch') })}
        </Alert>
      )}
      <TextField
        select
        margin="none"
        label={words('counts.batch')}
        value={chosen ? textOf(chosen) : ''}
        sx={{ minWidth: 180 }}
        onChange={({ target }) => setNamed(batches.find((one) => textOf(one) === target.value) ?? null)}
      >
        {batches.map((one) => (
          <MenuItem key={textOf(one)} value={textOf(one)}>
            {[one.batch, one.expiresOn.slice(0, 7), one.units].join(' · ')}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        margin="none"
        label={words('counts.why')}
        value={reason}
        sx={{ minWidth: 140 }}
        onChange={({ target }) => setReason(REASONS.find((one) => one === target.value) ?? 'breakage')}
      >
        {REASONS.map((one) => (
          <MenuItem key={one} value={one}>
            {words(`counts.reasons.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        type="number"
        margin="none"
        required
        label={words('corrections.units')}
        value={units}
        sx={{ width: 110 }}
        slotProps={{ htmlInput: { min: 1, step: 1 } }}
        onChange={({ target }) => setUnits(target.value)}
      />
      <TextField
        margin="none"
        label={words('corrections.note')}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button type="submit" variant="contained" disabled={!of} loading={isPending}>
        {words('corrections.post')}
      </Button>
    </Stack>
  )
}
