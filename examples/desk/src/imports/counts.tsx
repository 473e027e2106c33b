import { Box } from '@mui/material'

export interface CountsProps {
  counts: readonly { name: string; count: number; isBad?: boolean }[]
}

const number = new Intl.NumberFormat('en-IN')

/** Numbers, each with what it counts. */
export function Counts({ counts }: CountsProps) {
  return (
    <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, m: 0, my: 1.5 }}>
      {counts.map(({ name, count, isBad }) => (
        <Box key={name}>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: 13 }}>
            {name}
          </Box>
          <Box
            component="dd"
            sx={{ m: 0, fontSize: 20, fontWeight: 650, color: isBad && count > 0 ? 'error.main' : undefined }}
          >
            {number.format(count)}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
