import { Stack } from '@mui/material'
import { useWords } from '../language/use-words.ts'
import { Page } from '../layout/page.tsx'
import { CasesSection } from './cases-section.tsx'
import { PayoutsSection } from './payouts-section.tsx'
import { RefundsSection } from './refunds-section.tsx'

/** Money that a person looks at or pays. */
export function MoneyPage() {
  const words = useWords()
  return (
    <Page title={words('money.title')}>
      <Stack spacing={2}>
        <PayoutsSection />
        <CasesSection />
        <RefundsSection />
      </Stack>
    </Page>
  )
}
