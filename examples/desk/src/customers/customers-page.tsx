import { useWords } from '../language/use-words.ts'
import { Page } from '../layout/page.tsx'

export function CustomersPage() {
  const words = useWords()
  return <Page title={words('customers.title')}>{words('customers.start')}</Page>
}
