import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId } from 'react'
import { useWords } from '../language/use-words.ts'
import { Keys } from './keys.tsx'
import type { Shortcut } from './shortcut.ts'

export interface ShortcutsDialogProps {
  shortcuts: readonly Shortcut[]
  onClose: () => void
}

/** Every key that does something on this page. */
export function ShortcutsDialog({ shortcuts, onClose }: ShortcutsDialogProps) {
  const words = useWords()
  const id = useId()
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`} component="h2">
        {words('desk.keys.title')}
      </DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{
            m: 0,
            display: 'grid',
            gridTemplateColumns: 'auto 1fr',
            columnGap: 3,
            rowGap: 1,
            alignItems: 'center',
          }}
        >
          {shortcuts.map(({ keys, label }) => (
            <Box key={label} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ textAlign: 'right' }}>
                <Keys keys={keys} />
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                {words(label)}
              </Box>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {words('desk.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
