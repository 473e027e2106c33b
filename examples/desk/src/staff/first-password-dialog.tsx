import type { NewStaffAccount } from '@dawakit/core/contract'
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useId } from 'react'
import { useWords } from '../language/use-words.ts'

export interface FirstPasswordDialogProps {
  made: NewStaffAccount
  onClose: () => void
}

/** The password of a first sign-in, this once. */
export function FirstPasswordDialog({ made: { account, firstPassword }, onClose }: FirstPasswordDialogProps) {
  const words = useWords()
  const id = useId()
  return (
    <Dialog open aria-labelledby={`${id}-title`} maxWidth="xs" fullWidth>
      <DialogTitle id={`${id}-title`} component="h2">
        {words('staff.first.title', { name: account.name })}
      </DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>{words('staff.first.text')}</Typography>
        <Box
          component="dl"
          sx={{ m: 0, '& dt': { color: 'text.secondary', fontSize: 13 }, '& dd': { m: 0, mb: 1.5 } }}
        >
          <dt>{words('staff.first.email')}</dt>
          <dd>{account.email}</dd>
          <dt>{words('staff.first.password')}</dt>
          <Box
            component="dd"
            sx={{ fontFamily: 'monospace', fontSize: 18, userSelect: 'all', overflowWrap: 'anywhere' }}
          >
            {firstPassword}
          </Box>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          {words('staff.first.noted')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
