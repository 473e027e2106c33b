import type { DeskBulkPreview, DeskBulkSelection, DeskProductChoices } from '@dawakit/core/contract'
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useDeskChange } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'
import { type BulkDraft, bulkOf, NEW_BULK, WHATS } from './bulk-draft.ts'
import { BulkFields } from './bulk-fields.tsx'
import { reasonsOf } from './product-draft.ts'

interface BulkDialogProps {
  selection: DeskBulkSelection
  choices: DeskProductChoices | undefined
  onClose: () => void
  onBegun: () => void
}

/** What becomes of several products: said, shown, then done. */
export function BulkDialog({ selection, choices, onClose, onBegun }: BulkDialogProps) {
  const words = useWords()
  const id = useId()
  const navigate = useNavigate()
  const [draft, setDraft] = useState<BulkDraft>(NEW_BULK)
  // One for each change that is meant: pressed twice it is made once.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const preview = useDeskChange('POST /desk/products/bulk/preview', { done: null, isQuiet: true })
  const run = useDeskChange('POST /desk/products/bulk', {
    done: words('products.bulk.begun'),
    isQuiet: true,
    makesOld: ['GET /desk/products/bulk'],
    onDone: () => {
      onBegun()
      onClose()
      navigate('/products/changes')
    },
  })
  const categories = choices?.categories ?? []
  const change = bulkOf(draft, categories)
  const error = run.error ?? preview.error
  const reasons = Object.values(reasonsOf(error))
  const write = (other: Partial<BulkDraft>) => {
    setDraft((now) => ({ ...now, ...other }))
    setKey(crypto.randomUUID())
    preview.reset()
    run.reset()
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!change) return
          if (preview.data) run.mutate({ selection, change, key })
          else preview.mutate({ selection, change })
        }}
      >
        <DialogTitle id={id} component="h2">
          {words('products.bulk.title')}
        </DialogTitle>
        <DialogContent>
          <TextField
            select
            label={words('products.bulk.what')}
            value={draft.what}
            onChange={({ target }) =>
              write({ what: WHATS.find((one) => one === target.value) ?? draft.what })
            }
            fullWidth
          >
            {WHATS.map((one) => (
              <MenuItem key={one} value={one}>
                {words(`products.bulk.whats.${one}`)}
              </MenuItem>
            ))}
          </TextField>
          <BulkFields draft={draft} categories={categories} onWrite={write} />
          {error && (
            <Alert severity="error" sx={{ mt: 1 }}>
              {reasons.join('; ') || error.message}
            </Alert>
          )}
          {preview.data && <Preview preview={preview.data} />}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{words('desk.cancel')}</Button>
          {preview.data ? (
            <Button
              type="submit"
              variant="contained"
              disabled={preview.data.changes === 0}
              loading={run.isPending}
            >
              {words('products.bulk.go', { smart_count: preview.data.changes })}
            </Button>
          ) : (
            <Button type="submit" variant="contained" disabled={!change} loading={preview.isPending}>
              {words('products.bulk.preview')}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  )
}

function Preview({ preview: { count, changes, same, refused, samples } }: { preview: DeskBulkPreview }) {
  const words = useWords()
  return (
    <>
      <Typography role="status" sx={{ mt: 2 }}>
        {words('products.bulk.counts', {
          count,
          changes,
          same,
          refused: refused.reduce((sum, one) => sum + one.count, 0),
        })}
      </Typography>
      {refused.map((one) => (
        <Typography key={one.reason} color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {words('products.bulk.refused', { count: one.count, name: one.name, reason: one.reason })}
        </Typography>
      ))}
      {samples.length > 0 && (
        <Table size="small" aria-label={words('products.bulk.preview')} sx={{ mt: 1 }}>
          <TableHead>
            <TableRow>
              <TableCell>{words('products.bulk.sample')}</TableCell>
              <TableCell align="right">{words('products.bulk.before')}</TableCell>
              <TableCell align="right">{words('products.bulk.after')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {samples.map((one) => (
              <TableRow key={one.id}>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>{one.name}</TableCell>
                <TableCell align="right">{one.before}</TableCell>
                <TableCell align="right">{one.after}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </>
  )
}
