import { Button, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useDeskChange, useDeskPage } from '../api/use-desk.ts'
import { useOnceKey } from '../api/use-once-key.ts'
import { SupplierChoice } from '../goods-in/supplier-choice.tsx'
import { useWords } from '../language/use-words.ts'
import { CellField } from '../layout/cell-field.tsx'
import { isNoCount } from '../layout/is-no-count.ts'
import { Page } from '../layout/page.tsx'
import { Pager } from '../layout/pager.tsx'
import { MoneyTable } from '../money/money-table.tsx'
import { Section } from '../orders/sections/section.tsx'
import { SupplierOrderTable } from './supplier-order-table.tsx'
import { linesOfPage, packsOf, type Written, wholeOf } from './what-is-ordered.ts'

const ROWS = 50

/** What is to be ordered, and what was. */
export function ToOrderPage() {
  const words = useWords()
  const navigate = useNavigate()
  const [supplierId, setSupplier] = useState('')
  /** What others supplied last, or nobody, too. */
  const [isAll, setAll] = useState(false)
  const [page, setPage] = useState(0)
  /** Where it is another number than proposed. It is written for one supplier. */
  const [written, setWritten] = useState<Written>({})
  const { data, error, refetch } = useDeskPage('GET /desk/toOrder', {
    query: { ...(supplierId && !isAll && { supplierId }), page: page + 1, limit: ROWS },
  })
  const make = useDeskChange('POST /desk/supplierOrder/add', {
    makesOld: ['GET /desk/supplierOrders'],
    done: words('toOrder.made'),
    onDone: ({ id }) => navigate(`/to-order/${id}`),
  })
  const lines = linesOfPage(data?.data ?? [], supplierId, written)
  const whole = wholeOf(supplierId, written, data?.totalCount ?? 0)
  const hasNoCount = Object.values(written).some(({ text }) => isNoCount(text))
  const key = useOnceKey({ supplierId, written, page, isAll })
  const wholeKey = useOnceKey(whole.sent)
  const pressed = useRef<{ key: string; lines: typeof lines } | null>(null)
  const makeOne = () => {
    // After a lost answer the same is sent, though the list was read anew meanwhile.
    if (pressed.current?.key !== key) pressed.current = { key, lines }
    make.mutate(
      { supplierId, ...pressed.current },
      {
        onError: ({ status }) => {
          if (status >= 400 && status < 500) pressed.current = null
        },
      },
    )
  }
  const showAll = (isShown: boolean) => {
    setPage(0)
    setAll(isShown)
  }
  return (
    <Page title={words('toOrder.title')}>
      <Stack spacing={2}>
        <Section
          title={words('toOrder.title')}
          actions={
            <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
              {supplierId !== '' && !isAll && (data?.totalCount ?? 0) > ROWS && (
                <Button
                  variant="outlined"
                  disabled={hasNoCount}
                  loading={make.isPending}
                  onClick={() => make.mutate({ key: wholeKey, ...whole.sent })}
                >
                  {words('toOrder.makeAll', { orders: whole.orders, of: whole.of })}
                </Button>
              )}
              <Button
                variant="contained"
                disabled={supplierId === '' || lines.length === 0 || hasNoCount}
                loading={make.isPending}
                onClick={makeOne}
              >
                {supplierId === '' || lines.length === 0
                  ? words('toOrder.make')
                  : words('toOrder.makeOf', {
                      lines: words('toOrder.sumOfLines', { smart_count: lines.length }),
                    })}
              </Button>
            </Stack>
          }
        >
          <Typography color="text.secondary" sx={{ mb: 1.5 }}>
            {words('toOrder.intro')}
          </Typography>
          <SupplierChoice
            supplierId={supplierId}
            onChange={(id) => {
              setPage(0)
              setSupplier(id)
              setWritten({})
            }}
          />
          {supplierId === '' ? (
            <Typography sx={{ my: 1 }}>{words('toOrder.choose')}</Typography>
          ) : (
            <FormControlLabel
              sx={{ my: 1 }}
              control={<Checkbox checked={isAll} onChange={(_, isChecked) => showAll(isChecked)} />}
              label={words('toOrder.all')}
            />
          )}
          {hasNoCount && <Typography color="error">{words('desk.noCount')}</Typography>}
          <MoneyTable
            rows={data?.data.map((row) => ({ ...row, id: row.productId }))}
            error={error}
            onAgain={() => void refetch()}
            none={words(supplierId === '' || isAll ? 'toOrder.none' : 'toOrder.noneOf')}
            columns={[
              { title: words('toOrder.product'), cell: ({ name }) => name },
              // Where the page is narrow, what is typed is seen beside what it is of.
              {
                title: words('toOrder.packs'),
                isNumber: true,
                cell: ({ id, ...row }) => (
                  <CellField
                    label={words('toOrder.packsOf', { name: row.name })}
                    value={packsOf(row, supplierId, written)}
                    placeholder={String(row.proposed)}
                    isCount
                    isWrong={isNoCount(written[id]?.text ?? '')}
                    onType={(text) =>
                      setWritten((before) => ({ ...before, [id]: { text, from: row.supplierId } }))
                    }
                  />
                ),
              },
              { title: words('toOrder.pack'), cell: ({ packageSize }) => packageSize },
              { title: words('toOrder.sold'), isNumber: true, cell: ({ sold }) => sold },
              { title: words('toOrder.onHand'), isNumber: true, cell: ({ onHand }) => onHand },
              { title: words('toOrder.onWay'), isNumber: true, cell: ({ onWay }) => onWay },
              { title: words('toOrder.alert'), isNumber: true, cell: ({ stockAlert }) => stockAlert },
              { title: words('toOrder.from'), cell: ({ supplierName }) => supplierName },
            ]}
          />
          {data && data.totalCount > ROWS && (
            <Pager count={data.totalCount} page={page} rows={ROWS} onPage={setPage} />
          )}
        </Section>
        <Section title={words('toOrder.orders')}>
          <SupplierOrderTable {...(supplierId && { supplierId })} />
        </Section>
      </Stack>
    </Page>
  )
}
