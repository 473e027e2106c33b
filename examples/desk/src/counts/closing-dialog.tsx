import type { ClosedCount } from '@dawakit/core/contract'
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useIsMutating } from '@tanstack/react-query'
import { useId } from 'react'
import { useDeskChange, useDeskRead } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'
import { Failure } from '../layout/failure.tsx'
import { Loading } from '../layout/loading.tsx'
import { COUNT_MAKES_OLD } from './count-makes-old.ts'

interface ClosingDialogProps {
  countId: string
  onClosed: (closed: ClosedCount) => void
  onLeave: () => void
}

/** Says what would be missing before a count is closed: nobody closes it without having been told. */
export function ClosingDialog({ countId, onClosed, onLeave }: ClosingDialogProps) {
  const words = useWords()
  const id = useId()
  // A field that was left by the press is still sending its number.
  const isSent = useIsMutating() === 0
  const { data, error, isFetching, refetch } = useDeskRead(
    'GET /desk/counts/closing',
    { query: { id: countId } },
    { isAsked: isSent },
  )
  const close = useDeskChange('POST /desk/counts/close', {
    makesOld: COUNT_MAKES_OLD,
    done: null,
    onDone: onClosed,
  })
  const isTold = isSent && data !== undefined && !error && !isFetching
  return (
    <Dialog open onClose={onLeave} aria-labelledby={id}>
      <DialogTitle id={id} component="h2">
        {words('counts.close')}
      </DialogTitle>
      <DialogContent>
        <Typography>{words('counts.closeText')}</Typography>
        {error && <Failure error={error} onAgain={() => void refetch()} />}
        {!data && !error && <Loading />}
        {data && !error && data.missing > 0 && (
          <Alert severity="warning" sx={{ mt: 2 }}>
            {words('counts.closeMissing', { smart_count: data.missing, products: data.products })}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onLeave}>{words('desk.cancel')}</Button>
        <Button
          variant="contained"
          loading={close.isPending}
          disabled={!isTold}
          onClick={() => close.mutate({ id: countId }, { onSettled: onLeave })}
        >
          {words('counts.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
