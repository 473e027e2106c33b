import type { PrescriptionCheck } from '@dawakit/core/contract'
import { Box, Link as MuiLink, Typography } from '@mui/material'
import { Link } from 'react-router-dom'
import { useWords } from '../language/use-words.ts'
import { dateAndTimeOf, dateOf } from '../layout/times.ts'
import { Facts } from '../orders/sections/facts.tsx'
import { Section } from '../orders/sections/section.tsx'

/** Whom the order is for, who prescribed, what was asked, and what the customer had before. */
export function CheckFacts({ check }: { check: PrescriptionCheck }) {
  const words = useWords()
  const { patient, doctor, customer, questions, earlier } = check
  return (
    <>
      <Section title={words('prescriptions.facts.title')}>
        <Facts
          facts={[
            [words('prescriptions.facts.customer'), `${customer.name}, ${customer.mobileNumber}`],
            [
              words('prescriptions.facts.patient'),
              patient
                ? words('orders.order.customer.patientAge', { name: patient.name, age: patient.age })
                : words('orders.order.customer.themselves'),
            ],
            [words('prescriptions.facts.doctor'), doctor.doctorName || words('prescriptions.facts.noDoctor')],
            [words('prescriptions.facts.call'), doctor.doctorContactNumber],
          ]}
        />
      </Section>
      {questions.length > 0 && (
        <Section title={words('prescriptions.questions.title')}>
          {questions.map(({ id, text, askedBy, askedAt, answer, answeredAt }) => (
            <Box key={id} sx={{ mb: 1, overflowWrap: 'anywhere' }}>
              <Typography variant="body2" color="text.secondary">
                {words('prescriptions.questions.asked', { name: askedBy, time: dateAndTimeOf(askedAt) })}
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
      <Section title={words('prescriptions.earlier.title')}>
        {earlier.length === 0 && (
          <Typography color="text.secondary">{words('prescriptions.earlier.none')}</Typography>
        )}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {earlier.map((order) => (
            <Box component="li" key={order.orderId} sx={{ py: 0.5, overflowWrap: 'anywhere' }}>
              <MuiLink component={Link} to={`/orders/${order.orderId}`}>
                {order.orderNumber}
              </MuiLink>{' '}
              <Typography component="span" variant="body2" color="text.secondary">
                {[
                  dateOf(order.orderedAt),
                  words(`orders.standings.${order.standing}`),
                  ...order.lines.map(({ name, quantity }) => `${name} × ${quantity}`),
                  ...(order.pharmacist ? [order.pharmacist.name] : []),
                ].join(' · ')}
              </Typography>
            </Box>
          ))}
        </Box>
      </Section>
    </>
  )
}
