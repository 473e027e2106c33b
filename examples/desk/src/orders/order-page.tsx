import type { DeskOrder } from '@dawakit/core/contract'
import { Box, Stack, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { keyOf, useDeskRead } from '../api/use-desk.ts'
import { useShortcuts } from '../keyboard/shortcuts.tsx'
import { useWords } from '../language/use-words.ts'
import { Failure } from '../layout/failure.tsx'
import { Loading } from '../layout/loading.tsx'
import { Page } from '../layout/page.tsx'
import { dateAndTimeOf } from '../layout/times.ts'
import { ChangedAlert } from './changed-alert.tsx'
import { type OrderChanges, OrderChangesContext } from './order-changes.tsx'
import { factSections, orderActions, workSections } from './order-sections.ts'
import { OrderStates } from './order-states.tsx'
import { type ChangedOrder, whatChanged } from './what-changed.ts'

/** One order with all that is done with it. */
export function OrderPage() {
  const { id = '' } = useParams()
  return <OneOrder key={id} id={id} />
}

function OneOrder({ id }: { id: string }) {
  const words = useWords()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { data: order, error, refetch } = useDeskRead('GET /desk/order', { query: { id } })
  const [changed, setChanged] = useState<ChangedOrder | null>(null)
  const changes = useMemo<OrderChanges>(() => {
    const show = (now: DeskOrder) => client.setQueryData(keyOf('GET /desk/order', { query: { id } }), now)
    return {
      show: (now) => {
        setChanged(null)
        show(now)
      },
      tellChanged: (seen, now) => {
        setChanged(whatChanged(seen, now))
        show(now)
        window.scrollTo({ top: 0 })
      },
    }
  }, [client, id])
  useShortcuts([{ keys: ['u', 'Escape'], label: 'orders.keys.back', run: () => navigate('/orders') }])
  if (error && !order) {
    return (
      <Page title={words('orders.title')}>
        <Failure error={error} onAgain={() => refetch()} />
      </Page>
    )
  }
  if (!order) return <Loading />
  return (
    <OrderChangesContext.Provider value={changes}>
      <Page
        title={words('orders.order.title', { number: order.order.orderNumber })}
        actions={
          <Stack
            direction="row"
            role="group"
            aria-label={words('orders.order.actions')}
            sx={{ flexWrap: 'wrap', gap: 1 }}
          >
            {orderActions.map((Action, index) => (
              // The list is fixed.
              // biome-ignore lint/suspicious/noArrayIndexKey: no part moves
              <Action key={index} order={order} />
            ))}
          </Stack>
        }
      >
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2 }}>
          <OrderStates
            standing={order.standing}
            isPlaced={order.isPlaced}
            review={order.order.review?.state ?? null}
            packing={order.packing}
          />
          <Typography color="text.secondary">
            {words('orders.order.ordered', { time: dateAndTimeOf(order.order.orderedAt) })}
          </Typography>
        </Stack>
        <div aria-live="polite">
          {changed && <ChangedAlert changed={changed} onClose={() => setChanged(null)} />}
        </div>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(280px, 1fr)' },
          }}
        >
          <Stack spacing={2}>
            {workSections.map((Section, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: no part moves
              <Section key={index} order={order} />
            ))}
          </Stack>
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: {
                xs: 'minmax(0, 1fr)',
                sm: 'repeat(2, minmax(0, 1fr))',
                lg: 'minmax(0, 1fr)',
              },
            }}
          >
            {factSections.map((Section, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: no part moves
              <Section key={index} order={order} />
            ))}
          </Box>
        </Box>
      </Page>
    </OrderChangesContext.Provider>
  )
}
