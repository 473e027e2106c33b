import { Box, Stack, Typography } from '@mui/material'
import { type ReactNode, useEffect, useRef } from 'react'
import { useWords } from '../language/use-words.ts'
import { keepFocus } from './keep-focus.ts'

export interface PageProps {
  title: string
  /** Beside the title: what concerns the whole page. */
  actions?: ReactNode
  children: ReactNode
}

/** A page of the desk: its heading, which is the window's title, too. */
export function Page({ title, actions, children }: PageProps) {
  const words = useWords()
  useEffect(() => {
    document.title = `${title} · ${words('desk.title')}`
  }, [title, words])
  const root = useRef<HTMLElement>(null)
  useEffect(() => (root.current ? keepFocus(root.current) : undefined), [])
  return (
    <Box ref={root} sx={{ pb: 4 }}>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ alignItems: 'center', flexWrap: 'wrap', minHeight: 48, mb: 1, rowGap: 1 }}
      >
        <Typography variant="h1" sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {actions}
      </Stack>
      {children}
    </Box>
  )
}
