import { useWords } from '../language/use-words.ts'
import { RegisterView } from './register-view.tsx'

/** What an inspector asks for: a period, a medicine, a batch, a prescriber. */
export function InspectionPage() {
  const words = useWords()
  return (
    <RegisterView
      title={words('registers.inspection')}
      intro={words('registers.inspectionIntro')}
      register="h1"
      fields={['product', 'batch', 'prescriber']}
    />
  )
}
