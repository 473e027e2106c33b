import { useParams } from 'react-router-dom'
import { useWords } from '../language/use-words.ts'
import { Page } from '../layout/page.tsx'

export function OrderPage() {
  const words = useWords()
  const { id = '' } = useParams()
  return <Page title={words('orders.order', { number: id })}>{words('orders.soon')}</Page>
}
