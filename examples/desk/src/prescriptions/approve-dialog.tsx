import type { CheckLine } from '@dawakit/core/contract'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useId } from 'react'
import { useWords } from '../language/use-words.ts'
import { dateOf } from '../layout/times.ts'
import { type LineDraft, NEW_GRANT } from './line-draft.ts'

export interface ApproveDialogProps {
  lines: readonly CheckLine[]
  /** Those that are approved. */
  drafts: readonly LineDraft[]
  isBusy: boolean
  onApprove: () => void
  onClose: () => void
}

/** Asks once before lines are approved, and says of each what is approved. Enter approves. */
export function ApproveDialog({ lines, drafts, isBusy, onApprove, onClose }: ApproveDialogProps) {
  const words = useWords()
  const id = useId()
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>
        {words('prescriptions.approve.title', { smart_count: drafts.length })}
      </DialogTitle>
      <DialogContent>
        {drafts.map(({ lineNo, quantity, on, packs, validUntil }) => {
          const line = lines.find((one) => one.lineNo === lineNo)
          return (
            <Typography key={lineNo} sx={{ mb: 1, overflowWrap: 'anywhere' }}>
              <strong>{words('prescriptions.approve.packs', { quantity, name: line?.name ?? '' })}</strong>
              {line && line.salts.length > 0 && ` ${line.salts.join(' + ')}`}
              <br />
              {on === NEW_GRANT
                ? words('prescriptions.approve.good', { packs, day: dateOf(validUntil) })
                : words('prescriptions.approve.earlier')}
            </Typography>
          )
        })}
        <Typography color="text.secondary">{words('prescriptions.approve.afterwards')}</Typography>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {words('desk.cancel')}
        </Button>
        <Button autoFocus variant="contained" loading={isBusy} onClick={onApprove}>
          {words('prescriptions.approve.button')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
