import { List, Stack, Typography } from '@mui/material'
import { useWords } from '../language/use-words.ts'
import type { OrderSectionProps } from '../orders/order-section-props.ts'
import { Section } from '../orders/sections/section.tsx'
import { useStaff } from '../sign-in/use-staff.ts'
import { PackForm } from './pack-form.tsx'
import { ParcelItem } from './parcel-item.tsx'

/** The parcels of an order, and what is to go into the next one. */
export function ParcelsSection({ order }: OrderSectionProps) {
  const words = useWords()
  const staff = useStaff()
  const left = order.lines.reduce((sum, line) => sum + line.left, 0)
  const hasLeftUnpacked =
    order.packing === 'none' && (order.standing === 'pickedUp' || order.standing === 'onTheWay')
  const isOver = order.standing === 'cancelled' || order.standing === 'delivered' || hasLeftUnpacked
  const review = order.order.review?.state
  const isFree = order.isPlaced && review !== 'waiting' && review !== 'asked'
  const mayPack = staff !== null && staff.role !== 'support'
  const isToPack = mayPack && isFree && !isOver && left > 0
  if (order.parcels.length === 0 && !isToPack) return null
  return (
    <Section title={words('parcels.title')}>
      <Stack spacing={2}>
        {order.parcels.length > 0 && (
          <List disablePadding>
            {order.parcels.map((parcel) => (
              <ParcelItem key={parcel.id} order={order} parcel={parcel} mayPack={mayPack} />
            ))}
          </List>
        )}
        {isToPack && (
          <>
            <Typography>{words('parcels.left', { smart_count: left })}</Typography>
            <PackForm key={leftOf(order)} order={order} />
          </>
        )}
      </Stack>
    </Section>
  )
}

/** What there is to pack: the fields start again when that has changed, and keep what is typed when anything else has. */
function leftOf({ lines }: OrderSectionProps['order']): string {
  return lines.map(({ lineNo, left }) => `${lineNo}:${left}`).join(' ')
}
