import type { DeskRequest } from '@dawakit/core/contract'
import { Box, Typography } from '@mui/material'
import { useWords } from '../language/use-words.ts'
import { dateAndTimeOf, dateOf } from '../layout/times.ts'
import { Facts } from '../orders/sections/facts.tsx'
import { Section } from '../orders/sections/section.tsx'

/** Who has asked, for whom, with what words, and what was asked back. */
export function RequestFacts({ request }: { request: DeskRequest }) {
  const words = useWords()
  const { customer, patient, note, orderBy, questions } = request
  return (
    <>
      <Section title={words('requests.facts.title')}>
        <Facts
          facts={[
            [words('requests.facts.customer'), `${customer.name}, ${customer.mobileNumber}`],
            [
              words('requests.facts.patient'),
              patient
                ? words('orders.order.customer.patientAge', { name: patient.name, age: patient.age })
                : words('requests.facts.themselves'),
            ],
            [words('requests.facts.note'), note],
            [words('requests.facts.until'), orderBy ? dateOf(orderBy) : ''],
          ]}
        />
      </Section>
      {questions.length > 0 && (
        <Section title={words('prescriptions.questions.title')}>
          {questions.map(({ id, text, askedAt, answer, answeredAt }) => (
            <Box key={id} sx={{ mb: 1, overflowWrap: 'anywhere' }}>
              <Typography variant="body2" color="text.secondary">
                {dateAndTimeOf(askedAt)}
              </Typography>
              <Typography sx={{ whiteSpace: 'pre-line' }}>{text}</Typography>
              <Typography sx={{ whiteSpace: 'pre-line', pl: 2, borderLeft: 3, borderColor: 'divider' }}>
                {answeredAt === null
                  ? words('prescriptions.questions.open')
                  : answer || words('prescriptions.questions.uploaded')}
              </Typography>
            </Box>
          ))}
        </Section>
      )}
    </>
  )
}
