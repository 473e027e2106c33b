import { Stack } from '@mui/material'
import { useWords } from '../language/use-words.ts'
import { Page } from '../layout/page.tsx'
import { EarlierImports } from './earlier-imports.tsx'
import { NewImport } from './new-import.tsx'

/** The shop's own lists: brought in, and taken back. */
export function ImportsPage() {
  const words = useWords()
  return (
    <Page title={words('imports.title')}>
      <Stack spacing={2}>
        <NewImport />
        <EarlierImports />
      </Stack>
    </Page>
  )
}
