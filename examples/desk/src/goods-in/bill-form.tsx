import type { DeskBill } from '@dawakit/core/contract'
import { Alert, Button, Stack, TextField } from '@mui/material'
import { useRef, useState } from 'react'
import { useDeskChange } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'
import { ScanField } from '../scan/scan-field.tsx'
import type { ScanSaid } from '../scan/scan-said.ts'
import { useScannedPacks } from '../scan/use-scanned-packs.ts'
import { type BillDraft, inputOf, isBlank, lineOfScan } from './bill-draft.ts'
import { BillHead } from './bill-head.tsx'
import { BillLines } from './bill-lines.tsx'

export interface BillFormProps {
  /** Null: a new one. */
  bill: DeskBill | null
  draft: BillDraft
  onSaved: (bill: DeskBill) => void
  /** Something of it is not saved yet. */
  onTyped?: (draft: BillDraft) => void
}

/** A bill that is typed, or put right. */
export function BillForm({ bill, draft: first, onSaved, onTyped }: BillFormProps) {
  const words = useWords()
  const [draft, setDraft] = useState(first)
  // Two packs may be scanned before either is drawn.
  const newest = useRef(first)
  /** The lines that were sent last: a refusal names them by their place among those. */
  const [sent, setSent] = useState<readonly number[]>([])
  const [said, setSaid] = useState<ScanSaid | null>(null)
  const change = (more: Partial<BillDraft>) => {
    newest.current = { ...newest.current, ...more }
    setDraft(newest.current)
    onTyped?.(newest.current)
  }
  const save = useDeskChange('POST /desk/goodsIn/save', {
    makesOld: ['GET /desk/goodsIn', 'GET /desk/goodsIn/bill'],
    done: words('goodsIn.saved'),
    isQuiet: true,
    isDraft: true,
    onDone: onSaved,
  })
  const scans = useScannedPacks({
    onSaid: setSaid,
    onPack: (scan) => {
      const line = lineOfScan(scan)
      if (!line) return { text: '', isWrong: true }
      const typed = newest.current.lines.filter((one) => !isBlank(one))
      change({ lines: [...typed, line] })
      return { text: words('goodsIn.scanned', { name: line.name, line: typed.length + 1 }), isWrong: false }
    },
  })
  const fields = save.error?.fields ?? {}
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setSent(draft.lines.filter((line) => !isBlank(line)).map(({ key }) => key))
        save.mutate({ ...(bill && { id: bill.id, seen: bill.version }), bill: inputOf(draft) })
      }}
    >
      <Stack spacing={1.5}>
        {save.error && <Alert severity="error">{save.error.message}</Alert>}
        <BillHead head={draft} fields={fields} onChange={change}>
          <TextField
            size="small"
            margin="none"
            label={words('goodsIn.said')}
            value={draft.total}
            error={fields['total'] !== undefined}
            helperText={fields['total']}
            sx={{ width: 190 }}
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
            onChange={({ target }) => change({ total: target.value })}
          />
        </BillHead>
        <ScanField onScan={scans} said={said} />
        <BillLines
          lines={draft.lines}
          refusedOf={(key, field) => fields[`lines.${sent.indexOf(key)}.${field}`]}
          onChange={(lines) => change({ lines })}
        />
        <Stack direction="row">
          <Button type="submit" variant="contained" loading={save.isPending}>
            {words('goodsIn.save')}
          </Button>
        </Stack>
      </Stack>
    </form>
  )
}
