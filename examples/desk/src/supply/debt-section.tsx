import { formatDetailPrice } from '@dawakit/core/money'
import { Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useWords } from '../language/use-words.ts'
import type { OrderSectionProps } from '../orders/order-section-props.ts'
import { Section } from '../orders/sections/section.tsx'
import { useOrderChange } from '../orders/use-order-change.ts'
import { ReasonDialog } from '../returns/reason-dialog.tsx'
import { useStaff } from '../sign-in/use-staff.ts'
import { PaidLateDialog } from './paid-late-dialog.tsx'

type Way = 'paid' | 'back' | 'letGo'

/** The dialog that is open; what it sends again is done once. */
interface OpenDialog {
  way: Way
  key: string
}

/** What the customer owes for what has arrived, and the three ways out of it. */
export function DebtSection({ order }: OrderSectionProps) {
  const words = useWords()
  const role = useStaff()?.role
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const open = (way: Way) => setDialog({ way, key: crypto.randomUUID() })
  const onDone = () => setDialog(null)
  const back = useOrderChange('POST /desk/order/comesBack', order, {
    done: words('supply.debt.back.done'),
    onDone,
  })
  const letGo = useOrderChange('POST /desk/order/letGo', order, {
    done: words('supply.debt.letGo.done'),
    onDone,
  })
  const owed = order.order.balance?.toPay ?? 0
  if (order.standing !== 'delivered' || owed === 0) return null
  const maySettle = role === 'owner' || role === 'support'
  const number = order.order.orderNumber
  return (
    <Section title={words('supply.debt.title')}>
      <Typography>{words('supply.debt.owed', { amount: formatDetailPrice(owed) })}</Typography>
      {maySettle && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
          <Button variant="contained" onClick={() => open('paid')}>
            {words('supply.debt.paid.button')}
          </Button>
          <Button onClick={() => open('back')}>{words('supply.debt.back.button')}</Button>
          {role === 'owner' && (
            <Button onClick={() => open('letGo')}>{words('supply.debt.letGo.button')}</Button>
          )}
        </Stack>
      )}
      {dialog?.way === 'paid' && (
        <PaidLateDialog order={order} owed={owed} onceKey={dialog.key} onClose={onDone} />
      )}
      {dialog?.way === 'back' && (
        <ReasonDialog
          title={words('supply.debt.back.title', { number })}
          label={words('supply.debt.back.reason')}
          action={words('supply.debt.back.button')}
          hint={words('supply.debt.back.hint')}
          isPending={back.isPending}
          onSend={(reason) => back.change({ reason, key: dialog.key })}
          onClose={onDone}
        />
      )}
      {dialog?.way === 'letGo' && (
        <ReasonDialog
          title={words('supply.debt.letGo.title', { number })}
          label={words('supply.debt.letGo.reason')}
          action={words('supply.debt.letGo.button')}
          hint={words('supply.debt.letGo.hint')}
          isPending={letGo.isPending}
          onSend={(reason) => letGo.change({ reason, key: dialog.key })}
          onClose={onDone}
        />
      )}
    </Section>
  )
}
