import type { DeskScan } from '@dawakit/core/contract'
import { batchExpiresSoon } from '@dawakit/core/refusals'
import { Alert, Box, Button, Stack } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { useShortcuts } from '../keyboard/shortcuts.tsx'
import { useWords } from '../language/use-words.ts'
import type { OrderSectionProps } from '../orders/order-section-props.ts'
import { useOrderChange } from '../orders/use-order-change.ts'
import { PackAndShelf } from '../scan/pack-and-shelf.tsx'
import { RememberCode } from '../scan/remember-code.tsx'
import { ScanField } from '../scan/scan-field.tsx'
import type { ScanSaid } from '../scan/scan-said.ts'
import { useScannedPacks } from '../scan/use-scanned-packs.ts'
import { countedOf, isComplete, rowsOf } from './pack-draft.ts'
import { PackLine } from './pack-line.tsx'
import { usePackDraft } from './use-pack-draft.ts'

/**
 * What goes into the next parcel. Packs are scanned, each a piece of its batch; or the batches go as they are proposed; or they are typed:
 * Enter leads to the next field. Where all is counted, the button has the focus and Enter packs.
 */
export function PackForm({ order }: OrderSectionProps) {
  const words = useWords()
  const open = order.lines.filter(({ left }) => left > 0)
  const { draft, count, write, takeProposed } = usePackDraft(open)
  const [said, setSaid] = useState<ScanSaid | null>(null)
  const [scan, setScan] = useState<DeskScan | null>(null)
  const [unknown, setUnknown] = useState<string | null>(null)
  const { change, isPending, error } = useOrderChange('POST /desk/parcel/pack', order, {
    done: words('parcels.packed'),
    isQuiet: true,
  })
  const form = useRef<HTMLFormElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const onScan = useScannedPacks({
    onPack: (found) => {
      setScan(found)
      setUnknown(null)
      const { said: sentence, draft: now } = count(found)
      if (isComplete(now, open) && now.isCounted) button.current?.focus()
      return sentence
    },
    onOther: (found, raw) => {
      setScan(null)
      setUnknown(found.is === 'damaged' ? null : raw)
    },
    onSaid: setSaid,
  })
  const hasProposals = open.some(({ batches }) => batches.some(({ proposed }) => proposed > 0))
  const accept = () => {
    takeProposed()
    button.current?.focus()
  }
  useShortcuts(hasProposals ? [{ keys: ['b'], label: 'parcels.keys.proposed', run: accept }] : [])
  const filled = draft.rows.filter(({ quantity }) => Number(quantity) !== 0)
  const refusalOf = (id: string, field: string) =>
    error?.fields[`lines.${filled.findIndex((row) => row.id === id)}.${field}`]
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLInputElement>('input[aria-invalid="true"]')?.focus()
  }, [error])
  const pack = (isNearExpiryMeant = false) =>
    change({
      lines: filled.map(({ lineNo, quantity, batch, expiresOn }) => ({
        lineNo,
        quantity: Number(quantity),
        batch,
        expiresOn,
      })),
      ...(isNearExpiryMeant && { isNearExpiryMeant }),
    })
  return (
    <Stack spacing={1.5}>
      <ScanField onScan={onScan} said={said} />
      {unknown !== null && (
        <RememberCode
          raw={unknown}
          products={open.map(({ productId, name }) => ({ id: productId, name }))}
          onRemembered={onScan}
        />
      )}
      {scan && <PackAndShelf scan={scan} />}
      <Stack
        component="form"
        ref={form}
        spacing={1.5}
        onSubmit={(event) => {
          event.preventDefault()
          pack()
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
          const fields = [...event.currentTarget.querySelectorAll('input')]
          const next = fields[fields.indexOf(event.target) + 1]
          if (!next) return
          event.preventDefault()
          next.focus()
          next.select()
        }}
      >
        {open.map((line) => (
          <PackLine
            key={line.lineNo}
            line={line}
            rows={rowsOf(draft, line.lineNo)}
            counted={draft.isCounted ? countedOf(draft, line.lineNo) : null}
            refusalOf={({ id }, field) => refusalOf(id, field)}
            onWrite={({ id }, field, value) => write(id, field, value)}
          />
        ))}
        {error?.code === batchExpiresSoon.code ? (
          <Alert
            severity="warning"
            action={
              <Button color="inherit" loading={isPending} onClick={() => pack(true)}>
                {words('parcels.nearMeant')}
              </Button>
            }
          >
            {error.message}
          </Alert>
        ) : (
          error && <Alert severity="error">{error.message}</Alert>
        )}
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <Button ref={button} type="submit" variant="contained" loading={isPending}>
            {words('parcels.pack')}
          </Button>
          {hasProposals && (
            <Button variant="outlined" onClick={accept}>
              {words('parcels.proposed')}
            </Button>
          )}
        </Box>
      </Stack>
    </Stack>
  )
}
