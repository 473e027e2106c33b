import { Button, Typography } from '@mui/material'
import { useNavigate } from 'react-router-dom'
import { useShortcuts } from '../keyboard/shortcuts.tsx'
import { useWords } from '../language/use-words.ts'
import type { OrderSectionProps } from '../orders/order-section-props.ts'
import { Section } from '../orders/sections/section.tsx'
import { useStaff } from '../sign-in/use-staff.ts'

/** How the pharmacist's check of an order stands, and the way to it. */
export function PrescriptionSection({ order: { id, order } }: OrderSectionProps) {
  const words = useWords()
  const navigate = useNavigate()
  const staff = useStaff()
  const { review } = order
  const mayCheck = review !== null && (staff?.role === 'pharmacist' || staff?.role === 'owner')
  const open = () => navigate(`/prescriptions/${id}`)
  useShortcuts(mayCheck ? [{ keys: ['p'], label: 'prescriptions.open', run: open }] : [])
  if (!review) return null
  return (
    <Section
      title={words('prescriptions.section')}
      actions={
        mayCheck && (
          <Button size="small" variant={review.state === 'waiting' ? 'contained' : 'outlined'} onClick={open}>
            {words('prescriptions.open')}
          </Button>
        )
      }
    >
      <Typography>{words(`prescriptions.states.${review.state}`)}</Typography>
      {review.pharmacist && (
        <Typography color="text.secondary">
          {words('prescriptions.doneBy', {
            name: review.pharmacist.name,
            number: review.pharmacist.registrationNumber,
          })}
        </Typography>
      )}
      {review.question && (
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {review.question.text}
        </Typography>
      )}
    </Section>
  )
}
