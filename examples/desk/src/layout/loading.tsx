import { Box, CircularProgress } from '@mui/material'
import { useWords } from '../language/use-words.ts'

/** A page or a part of one that is being read. */
export function Loading() {
  const words = useWords()
  return (
    <Box
      role="status"
      sx={{ display: 'flex', gap: 1.5, alignItems: 'center', p: 3, color: 'text.secondary' }}
    >
      <CircularProgress size={18} aria-hidden color="inherit" />
      {words('desk.loading')}
    </Box>
  )
}
