import { Link as MuiLink, Typography } from '@mui/material'
import { useWords } from '../../language/use-words.ts'
import { dateOf } from '../../layout/times.ts'
import type { OrderSectionProps } from '../order-section-props.ts'
import { Section } from './section.tsx'

/** Where it goes, and when it is promised. */
export function DeliverySection({ order: { order } }: OrderSectionProps) {
  const words = useWords()
  const { shippingAddress: to, deliveryWindow } = order
  const lines = [
    `${to.doorNumber}, ${to.streetName}`,
    to.landMark,
    `${to.cityName} ${to.pincode}`,
    to.stateName,
  ].filter(Boolean)
  return (
    <Section title={words('orders.order.address.title')}>
      <Typography component="address" sx={{ fontStyle: 'normal', overflowWrap: 'anywhere' }}>
        <strong>{to.name}</strong>
        {lines.map((line) => (
          <span key={line}>
            <br />
            {line}
          </span>
        ))}
        <br />
        <MuiLink href={`tel:+91${to.contactNumber}`}>
          {words('orders.order.address.call', { number: to.contactNumber })}
        </MuiLink>
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {words('orders.order.address.window', {
          from: dateOf(deliveryWindow.from),
          to: dateOf(deliveryWindow.to),
        })}
      </Typography>
    </Section>
  )
}
