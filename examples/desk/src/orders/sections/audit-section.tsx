import { Box, Typography } from '@mui/material'
import { useWords } from '../../language/use-words.ts'
import { dateAndTimeOf } from '../../layout/times.ts'
import type { OrderSectionProps } from '../order-section-props.ts'
import { Section } from './section.tsx'

/** Who did or looked at what of this order, newest first. A packer is shown none. */
export function AuditSection({ order: { audit } }: OrderSectionProps) {
  const words = useWords()
  if (audit === null) return null
  return (
    <Section title={words('orders.order.audit.title')}>
      {audit.length === 0 && (
        <Typography color="text.secondary">{words('orders.order.audit.none')}</Typography>
      )}
      <Box
        component="ul"
        sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 260, overflowY: 'auto' }}
        tabIndex={0}
      >
        {audit.map(({ id, at, staff, action }) => (
          <Box component="li" key={id} sx={{ py: 0.25, overflowWrap: 'anywhere' }}>
            <Typography component="span" variant="body2" color="text.secondary">
              {dateAndTimeOf(at)}
            </Typography>{' '}
            <Typography component="span" variant="body2">
              {`${staff?.name ?? words('audit.nobody')}: ${action}`}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  )
}
