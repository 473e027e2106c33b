import { Card, CardContent, Stack, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'

export interface SectionProps {
  title: string
  /** Beside the title. */
  actions?: ReactNode
  children: ReactNode
}

/** The frame of a part of the order page. */
export function Section({ title, actions, children }: SectionProps) {
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent sx={{ p: 2, '&:last-child': { pb: 2 } }}>
        <Stack
          direction="row"
          spacing={1}
          useFlexGap
          sx={{ alignItems: 'center', flexWrap: 'wrap', mb: 1, minHeight: 28 }}
        >
          <Typography id={id} variant="h2" sx={{ flexGrow: 1 }}>
            {title}
          </Typography>
          {actions}
        </Stack>
        {children}
      </CardContent>
    </Card>
  )
}
