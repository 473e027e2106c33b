import type { DeskReturn } from '@dawakit/core/contract'
import { Button, Stack } from '@mui/material'
import { useState } from 'react'
import { useWords } from '../language/use-words.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { useReturnChange } from './use-return-change.ts'

/** Approves or declines a return; one that was approved and never came is declined, too. */
export function DecideReturn({ found }: { found: DeskReturn }) {
  const words = useWords()
  const [asked, setAsked] = useState<'approve' | 'decline' | null>(null)
  const close = () => setAsked(null)
  const approve = useReturnChange('POST /desk/return/approve', found, close)
  const decline = useReturnChange('POST /desk/return/decline', found, close)
  return (
    <Stack direction="row" spacing={1} sx={{ mt: 2 }}>
      {found.state === 'requested' && (
        <Button variant="contained" onClick={() => setAsked('approve')}>
          {words('returns.approve')}
        </Button>
      )}
      <Button color="error" onClick={() => setAsked('decline')}>
        {words('returns.decline')}
      </Button>
      {asked === 'approve' && (
        <ReasonDialog
          title={words('returns.one', { number: found.number })}
          label={words('returns.approveWords')}
          action={words('returns.approve')}
          isOptional
          isPending={approve.isPending}
          onSend={(said) => approve.mutate({ id: found.id, seen: found.version, words: said })}
          onClose={close}
        />
      )}
      {asked === 'decline' && (
        <ReasonDialog
          title={words('returns.one', { number: found.number })}
          label={words('returns.declineReason')}
          action={words('returns.decline')}
          isPending={decline.isPending}
          onSend={(reason) => decline.mutate({ id: found.id, seen: found.version, reason })}
          onClose={close}
        />
      )}
    </Stack>
  )
}
