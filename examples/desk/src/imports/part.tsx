import { Box, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'

export interface PartProps {
  title: string
  /** Beside the title. */
  actions?: ReactNode
  children: ReactNode
}

/** A part of a report. */
export function Part({ title, actions, children }: PartProps) {
  return (
    <Box sx={{ mt: 2.5 }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap', mb: 0.5 }}>
        <Typography variant="h3" component="h3" sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        {actions}
      </Stack>
      {children}
    </Box>
  )
}
