import type { SupplierOrder } from '@dawakit/core/contract'
import { formatDetailPrice } from '@dawakit/core/money'
import DownloadIcon from '@mui/icons-material/DownloadOutlined'
import { Button, Stack } from '@mui/material'
import { useState } from 'react'
import { Confirm } from 'react-admin'
import { Link, useParams } from 'react-router-dom'
import { fileUrl } from '../api/ask.ts'
import { useDeskChange, useDeskRead } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'
import { Failure } from '../layout/failure.tsx'
import { Loading } from '../layout/loading.tsx'
import { Page } from '../layout/page.tsx'
import { dateOf, dayOf } from '../layout/times.ts'
import { MoneyTable } from '../money/money-table.tsx'
import { Facts } from '../orders/sections/facts.tsx'
import { Section } from '../orders/sections/section.tsx'
import { PaperButton } from '../papers/paper-button.tsx'

const OLD = ['GET /desk/supplierOrder', 'GET /desk/supplierOrders', 'GET /desk/toOrder'] as const

/** One order to a supplier. */
export function SupplierOrderPage() {
  const { id = '' } = useParams()
  const words = useWords()
  const { data: order, error, refetch } = useDeskRead('GET /desk/supplierOrder', { query: { id } })
  if (error && !order) {
    return (
      <Page title={words('toOrder.title')}>
        <Failure error={error} onAgain={() => void refetch()} />
      </Page>
    )
  }
  return order ? <Order order={order} /> : <Loading />
}

function Order({ order }: { order: SupplierOrder }) {
  const words = useWords()
  const seen = { id: order.id, seen: order.version }
  const [isClosing, setClosing] = useState(false)
  const missing = order.lines.reduce((sum, { units, received }) => sum + Math.max(0, units - received), 0)
  const send = useDeskChange('POST /desk/supplierOrder/send', { makesOld: OLD, done: words('toOrder.sent') })
  const close = useDeskChange('POST /desk/supplierOrder/close', {
    makesOld: OLD,
    done: words('toOrder.closed'),
  })
  return (
    <Page
      title={words('toOrder.order', { day: dateOf(order.createdAt) })}
      actions={
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <PaperButton
            text={words('toOrder.asPdf')}
            draw={async () => {
              const { createSupplierOrderPdf } = await import('../papers/supplier-order-pdf.ts')
              const fileName = `order-${dayOf(new Date(order.createdAt))}`
              return { pdf: await createSupplierOrderPdf(order, words), fileName }
            }}
          />
          <Button
            component="a"
            size="small"
            startIcon={<DownloadIcon />}
            href={fileUrl('GET /desk/supplierOrder/list', { id: order.id })}
            download
          >
            {words('toOrder.asCsv')}
          </Button>
          {order.state === 'draft' && (
            <>
              {order.supplierEmail !== '' && (
                <Button
                  variant="contained"
                  loading={send.isPending}
                  onClick={() => send.mutate({ ...seen, by: 'mail' })}
                >
                  {words('toOrder.byMail')}
                </Button>
              )}
              <Button
                variant="outlined"
                loading={send.isPending}
                onClick={() => send.mutate({ ...seen, by: 'hand' })}
              >
                {words('toOrder.byHand')}
              </Button>
            </>
          )}
          {order.state !== 'closed' && (
            <Button color="error" loading={close.isPending} onClick={() => setClosing(true)}>
              {words('toOrder.close')}
            </Button>
          )}
        </Stack>
      }
    >
      <Confirm
        isOpen={isClosing}
        title={words('toOrder.closeTitle')}
        content={
          order.state === 'draft'
            ? words('toOrder.closeDraft')
            : missing > 0
              ? words('toOrder.closeMissing', { smart_count: missing })
              : words('toOrder.closeWhole')
        }
        confirm={words('toOrder.close')}
        confirmColor="warning"
        onConfirm={() => {
          setClosing(false)
          close.mutate(seen)
        }}
        onClose={() => setClosing(false)}
      />
      <Stack spacing={2}>
        <Section title={order.supplierName}>
          <Facts
            facts={[
              [words('toOrder.state'), words(`toOrder.states.${order.state}`)],
              [words('toOrder.createdBy'), order.createdBy],
              [
                words('goodsIn.supplier'),
                <Link key="supplier" to={`/suppliers/${order.supplierId}`}>
                  {order.supplierName}
                </Link>,
              ],
            ]}
          />
        </Section>
        <Section title={words('toOrder.lines')}>
          <MoneyTable
            label={`${words('toOrder.lines')}: ${order.supplierName}`}
            rows={order.lines.map((line) => ({ ...line, id: line.productId }))}
            error={null}
            none={words('toOrder.none')}
            columns={[
              { title: words('toOrder.product'), cell: ({ name }) => name },
              { title: words('toOrder.pack'), cell: ({ packageSize }) => packageSize },
              { title: words('toOrder.packs'), isNumber: true, cell: ({ units }) => units },
              { title: words('toOrder.received'), isNumber: true, cell: ({ received }) => received },
              {
                title: words('toOrder.rate'),
                isNumber: true,
                cell: ({ rate }) => (rate === null ? words('desk.none') : formatDetailPrice(rate)),
              },
            ]}
          />
        </Section>
      </Stack>
    </Page>
  )
}
