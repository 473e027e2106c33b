import { Alert } from '@mui/material'
import { useWords } from '../language/use-words.ts'
import { Page } from './page.tsx'

export function NotFoundPage() {
  const words = useWords()
  return (
    <Page title={words('desk.title')}>
      <Alert severity="info">{words('desk.notFound')}</Alert>
    </Page>
  )
}
