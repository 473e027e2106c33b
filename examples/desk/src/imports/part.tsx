import { Box, Stack, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'

export interface PartProps {
  title: string
  /** Beside the title. */
  actions?: ReactNode
  children: ReactNode
}

/** A part of a report. */
export function Part({ title, actions, children }: PartProps) {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 2.5 }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap', mb: 0.5 }}>
        <Typography id={id} variant="h3" sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        {actions}
      </Stack>
      {children}
    </Box>
  )
}
