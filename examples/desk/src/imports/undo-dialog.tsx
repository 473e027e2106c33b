import type { DeskImport, DeskImportRun } from '@dawakit/core/contract'
import { importBelowLater, importOrdered } from '@dawakit/core/refusals'
import {
  Alert,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Typography,
} from '@mui/material'
import { useId, useState } from 'react'
import type { DeskError } from '../api/desk-error.ts'
import { useDeskChange } from '../api/use-desk.ts'
import { useWords, type Words } from '../language/use-words.ts'

export interface UndoDialogProps {
  row: DeskImport
  onBegun: (run: DeskImportRun) => void
  onClose: () => void
}

/** Asks before an import is taken back; of what was ordered, whether the rest is. */
export function UndoDialog({ row: { number, file }, onBegun, onClose }: UndoDialogProps) {
  const words = useWords()
  const id = useId()
  const [isExcept, setExcept] = useState(false)
  const undo = useDeskChange('POST /desk/imports/undo', { done: null, isQuiet: true, onDone: onBegun })
  const isOrdered = undo.error?.code === importOrdered.code
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id} component="h2">
        {words('imports.undo.title', { number })}
      </DialogTitle>
      <DialogContent>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{words('imports.undo.text', { file })}</Typography>
        {undo.error && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {refusalText(words, undo.error)}
          </Alert>
        )}
        {(isOrdered || isExcept) && (
          <FormControlLabel
            sx={{ mt: 1 }}
            control={<Checkbox checked={isExcept} onChange={(_, isChecked) => setExcept(isChecked)} />}
            label={words('imports.undo.except')}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{words('desk.cancel')}</Button>
        <Button
          variant="contained"
          loading={undo.isPending}
          disabled={isOrdered && !isExcept}
          onClick={() => undo.mutate({ number, exceptOrdered: isExcept })}
        >
          {words('imports.undo.action')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function refusalText(words: Words, { code, message, data }: DeskError): string {
  // What these refusals say beside their sentence.
  const {
    count = 0,
    name = '',
    number = 0,
  } = (data ?? {}) as { count?: number; name?: string; number?: number }
  if (code === importOrdered.code && name !== '') return words('imports.undo.ordered', { count, name })
  if (code === importBelowLater.code && number > 0) return words('imports.undo.later', { number })
  return message
}
