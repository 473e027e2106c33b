import type { ToOrderRow } from '@dawakit/core/contract'
import { SUPPLIER_ORDER_LINES_MAX } from '@dawakit/core/purchase'
import { Button, Checkbox, FormControlLabel, InputBase, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useDeskChange, useDeskPage } from '../api/use-desk.ts'
import { useOnceKey } from '../api/use-once-key.ts'
import { SupplierChoice } from '../goods-in/supplier-choice.tsx'
import { useWords } from '../language/use-words.ts'
import { Page } from '../layout/page.tsx'
import { Pager } from '../layout/pager.tsx'
import { MoneyTable } from '../money/money-table.tsx'
import { Section } from '../orders/sections/section.tsx'
import { SupplierOrderTable } from './supplier-order-table.tsx'

const ROWS = 50

/** What is to be ordered, and what was. */
export function ToOrderPage() {
  const words = useWords()
  const navigate = useNavigate()
  const [supplierId, setSupplier] = useState('')
  /** What others supplied last, or nobody, too. */
  const [isAll, setAll] = useState(false)
  const [page, setPage] = useState(0)
  /** Packs by product, where they are others than proposed. */
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const { data, error } = useDeskPage('GET /desk/toOrder', {
    query: { ...(supplierId && !isAll && { supplierId }), page: page + 1, limit: ROWS },
  })
  const make = useDeskChange('POST /desk/supplierOrder/add', {
    makesOld: ['GET /desk/supplierOrders'],
    done: words('toOrder.made'),
    onDone: ({ id }) => navigate(`/to-order/${id}`),
  })
  // What is another's to bring is ordered where somebody says how many.
  const packsOf = (row: ToOrderRow) =>
    typed[row.productId] ?? (supplierId === '' || row.supplierId === supplierId ? String(row.proposed) : '')
  const written = Object.entries(typed).map(([productId, text]) => ({ productId, units: Number(text) }))
  const isNumber = ({ units }: { units: number }) => Number.isInteger(units) && units > 0
  const shown = (data?.data ?? []).map((row) => ({ productId: row.productId, units: Number(packsOf(row)) }))
  /** What this page shows, and what was written on another one. */
  const lines = [
    ...shown,
    ...written.filter(({ productId }) => !shown.some((row) => row.productId === productId)),
  ].filter(isNumber)
  const found = Math.min(data?.totalCount ?? 0, SUPPLIER_ORDER_LINES_MAX)
  /** All that is found of this supplier, on every page; what is written stands as it is written. */
  const whole = {
    supplierId,
    lines: written.filter(isNumber),
    all: { without: written.filter((line) => !isNumber(line)).map(({ productId }) => productId) },
  }
  const key = useOnceKey({ supplierId, lines })
  const wholeKey = useOnceKey(whole)
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
            <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap', rowGap: 1 }}>
              {supplierId !== '' && !isAll && (data?.totalCount ?? 0) > ROWS && (
                <Button
                  variant="outlined"
                  loading={make.isPending}
                  onClick={() => make.mutate({ key: wholeKey, ...whole })}
                >
                  {words('toOrder.makeAll', { found, of: data?.totalCount ?? 0 })}
                </Button>
              )}
              <Button
                variant="contained"
                disabled={supplierId === '' || lines.length === 0}
                loading={make.isPending}
                onClick={() => make.mutate({ key, supplierId, lines })}
              >
                {words('toOrder.make')}
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
            }}
          />
          {supplierId !== '' && (
            <FormControlLabel
              control={<Checkbox checked={isAll} onChange={(_, isChecked) => showAll(isChecked)} />}
              label={words('toOrder.all')}
            />
          )}
          <MoneyTable
            rows={data?.data.map((row) => ({ ...row, id: row.productId }))}
            error={error}
            none={words('toOrder.none')}
            columns={[
              { title: words('toOrder.product'), cell: ({ name }) => name },
              { title: words('toOrder.pack'), cell: ({ packageSize }) => packageSize },
              { title: words('toOrder.sold'), isNumber: true, cell: ({ sold }) => sold },
              { title: words('toOrder.onHand'), isNumber: true, cell: ({ onHand }) => onHand },
              { title: words('toOrder.onWay'), isNumber: true, cell: ({ onWay }) => onWay },
              { title: words('toOrder.alert'), isNumber: true, cell: ({ stockAlert }) => stockAlert },
              { title: words('toOrder.from'), cell: ({ supplierName }) => supplierName },
              {
                title: words('toOrder.packs'),
                isNumber: true,
                cell: ({ id, ...row }) => (
                  <InputBase
                    value={packsOf(row)}
                    placeholder={String(row.proposed)}
                    sx={{ width: 72, border: 1, borderColor: 'divider', borderRadius: 1, px: 0.75 }}
                    inputProps={{
                      'aria-label': words('toOrder.packsOf', { name: row.name }),
                      inputMode: 'numeric',
                      style: { textAlign: 'right' },
                    }}
                    onChange={({ target }) => setTyped((before) => ({ ...before, [id]: target.value }))}
                  />
                ),
              },
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
