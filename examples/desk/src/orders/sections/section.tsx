import { Card, CardContent, Stack, Typography } from '@mui/material'
import { createContext, type ReactNode, useId } from 'react'

/** The id of the heading of what stands around: a table without a name of its own is called so. */
export const SectionHeading = createContext<string | undefined>(undefined)

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
        <SectionHeading value={id}>{children}</SectionHeading>
      </CardContent>
    </Card>
  )
}
