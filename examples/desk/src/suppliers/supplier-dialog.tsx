import type { DeskSupplier, SupplierInput } from '@dawakit/core/contract'
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material'
import { useId } from 'react'
import { useDeskChange } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'
import { typedNumber } from '../layout/typed-number.ts'
import { useAsOpened } from '../layout/use-as-opened.ts'
import { fieldsOf } from '../sign-in/fields-of.ts'

const FIELDS = [
  ['name', 2],
  ['gstin', 1],
  ['stateName', 1],
  ['drugLicences', 2],
  ['address', 2],
  ['phone', 1],
  ['email', 1],
  ['paymentDays', 1],
  ['note', 2],
] as const satisfies readonly (readonly [keyof SupplierInput, 1 | 2])[]

export interface SupplierDialogProps {
  /** Null: a new one. */
  supplier: DeskSupplier | null
  onClose: () => void
  onSaved: (supplier: DeskSupplier) => void
}

/** Adds a supplier, or changes one. */
export function SupplierDialog({ supplier: now, onClose, onSaved }: SupplierDialogProps) {
  const words = useWords()
  const supplier = useAsOpened(now)
  const id = useId()
  const save = useDeskChange('POST /desk/supplier/save', {
    makesOld: ['GET /desk/suppliers', 'GET /desk/supplier'],
    done: words('suppliers.saved'),
    isQuiet: true,
    isDraft: true,
    onDone: onSaved,
  })
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const typed = fieldsOf(event.currentTarget)
          const told = Object.fromEntries(FIELDS.map(([name]) => [name, typed[name]?.trim() ?? '']))
          save.mutate({
            ...(supplier && { id: supplier.id, seen: supplier.version }),
            supplier: {
              ...(told as Record<(typeof FIELDS)[number][0], string>),
              paymentDays: typedNumber(told['paymentDays'] ?? '') ?? 0,
            },
          })
        }}
      >
        <DialogTitle id={id} component="h2">
          {words(supplier ? 'suppliers.changeTitle' : 'suppliers.add')}
        </DialogTitle>
        <DialogContent>
          {save.error && Object.keys(save.error.fields).length === 0 && (
            <Alert severity="error">{save.error.message}</Alert>
          )}
          <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 2 }}>
            {FIELDS.map(([name, columns], index) => (
              <TextField
                key={name}
                name={name}
                label={words(`suppliers.${name}`)}
                defaultValue={supplier?.[name] ?? ''}
                autoComplete="off"
                autoFocus={index === 0}
                multiline={name === 'address' || name === 'note'}
                error={Boolean(save.error?.fields[name])}
                helperText={
                  save.error?.fields[name] ?? (name === 'gstin' ? words('suppliers.gstinHint') : undefined)
                }
                sx={{ gridColumn: `span ${columns}` }}
                slotProps={{ htmlInput: name === 'paymentDays' ? { inputMode: 'numeric' } : {} }}
              />
            ))}
          </Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{words('desk.cancel')}</Button>
          <Button type="submit" variant="contained" loading={save.isPending}>
            {words('desk.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
