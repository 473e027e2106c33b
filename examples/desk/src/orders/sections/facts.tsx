import { Box } from '@mui/material'
import type { ReactNode } from 'react'

/** Names and what they stand for, two columns. What is null is left out. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <Box
      component="dl"
      // However long a name is, half of the place is for what it stands for.
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr)',
        columnGap: 2,
        rowGap: 0.5,
      }}
    >
      {facts.map(([name, value]) =>
        value === null || value === '' ? null : (
          <Box key={name} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ minWidth: 84, color: 'text.secondary' }}>
              {name}
            </Box>
            <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Box>
          </Box>
        ),
      )}
    </Box>
  )
}
