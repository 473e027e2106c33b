import { useWords } from '../language/use-words.ts'
import { Page } from '../layout/page.tsx'

export function QueuePage() {
  const words = useWords()
  return <Page title={words('orders.title')}>{words('orders.soon')}</Page>
}
