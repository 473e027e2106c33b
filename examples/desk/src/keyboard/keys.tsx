import { Box } from '@mui/material'
import { useKeyNames } from './use-key-names.ts'

/** Keys as they stand on a keyboard. */
export function Keys({ keys }: { keys: readonly string[] }) {
  const nameOf = useKeyNames()
  return keys.map((key) => (
    <Box
      component="kbd"
      key={key}
      sx={{
        display: 'inline-block',
        minWidth: 24,
        px: 0.75,
        mr: 0.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 0.75,
        bgcolor: 'background.default',
        font: 'inherit',
        fontSize: 13,
        textAlign: 'center',
      }}
    >
      {nameOf(key)}
    </Box>
  ))
}
