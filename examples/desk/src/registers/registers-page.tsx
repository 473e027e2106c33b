import { useWords } from '../language/use-words.ts'
import { RegisterView } from './register-view.tsx'

/** The registers as books. */
export function RegistersPage() {
  const words = useWords()
  return (
    <RegisterView
      title={words('registers.title')}
      intro={words('registers.intro')}
      register="prescriptions"
      fields={['words']}
    />
  )
}
