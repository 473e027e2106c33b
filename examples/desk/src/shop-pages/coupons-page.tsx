import type { DeskCoupon } from '@dawakit/core/contract'
import { formatDetailPrice } from '@dawakit/core/money'
import { Box, Button, Chip, Stack, TextField, Typography } from '@mui/material'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { useDeskChange, useDeskPage, useDeskRead } from '../api/use-desk.ts'
import { useShortcuts } from '../keyboard/shortcuts.tsx'
import { useWords } from '../language/use-words.ts'
import { DeskTable } from '../layout/desk-table.tsx'
import { Failure } from '../layout/failure.tsx'
import { Loading } from '../layout/loading.tsx'
import { Pager } from '../layout/pager.tsx'
import { dateAndTimeOf } from '../layout/times.ts'
import { typedNumber } from '../layout/typed-number.ts'
import { useAsOpened } from '../layout/use-as-opened.ts'
import { QueueSearch } from '../orders/queue-search.tsx'
import { useStaff } from '../sign-in/use-staff.ts'
import { FormDialog, saidOf } from './form-dialog.tsx'
import { ShopPage } from './shop-page.tsx'

const ROWS = 50
/** Of an empty field: the shop refuses it with the field, where 0 would be taken for what was meant. */
const NOTHING = -1

/** The coupons by code, with how often each was used. */
export function CouponsPage() {
  const words = useWords()
  const isOwner = useStaff()?.role === 'owner'
  const field = useRef<HTMLInputElement>(null)
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(0)
  const [opened, setOpened] = useState<string | null>(null)
  const { data, error, refetch } = useDeskPage('GET /desk/coupons', {
    query: { page: page + 1, limit: ROWS, ...(search !== '' && { search }) },
  })
  const look = useCallback((text: string) => {
    setPage(0)
    setSearch(text)
  }, [])
  useShortcuts([{ keys: ['/'], label: 'shopPages.coupons.search', run: () => field.current?.focus() }])
  return (
    <ShopPage
      title={words('shopPages.coupons.title')}
      actions={
        isOwner && (
          <Button variant="contained" onClick={() => setOpened('')}>
            {words('shopPages.coupons.add')}
          </Button>
        )
      }
    >
      <Box sx={{ mb: 1.5 }}>
        <QueueSearch
          ref={field}
          search={search}
          label={words('shopPages.coupons.search')}
          placeholder={words('shopPages.coupons.search')}
          onSearch={look}
          onLeave={() => {}}
        />
      </Box>
      <DeskTable
        label={words('shopPages.coupons.title')}
        rows={data?.data}
        error={error}
        onAgain={() => void refetch()}
        none={words('shopPages.none')}
        keyOf={({ id }) => id}
        columns={[
          {
            title: words('shopPages.coupons.code'),
            cell: ({ id, code }) => (
              <Button
                size="small"
                aria-label={words('shopPages.coupons.open', { code })}
                onClick={() => setOpened(id)}
              >
                {code}
              </Button>
            ),
          },
          { title: words('shopPages.percent'), isNumber: true, cell: ({ percent }) => percent },
          { title: words('shopPages.coupons.left'), isNumber: true, cell: ({ usesLeft }) => usesLeft },
          { title: words('shopPages.coupons.uses'), isNumber: true, cell: ({ uses }) => uses },
          {
            title: words('shopPages.coupons.until'),
            cell: ({ until, isOver }) => (
              <>
                {`${until} `}
                {isOver && <Chip size="small" label={words('shopPages.coupons.over')} />}
              </>
            ),
          },
          {
            title: words('shopPages.coupons.for'),
            cell: ({ isForAll, products }) =>
              isForAll
                ? words('shopPages.coupons.all')
                : words('shopPages.coupons.several', { smart_count: products }),
          },
        ]}
      />
      {data && data.totalCount > 0 && (
        <Pager count={data.totalCount} page={page} rows={ROWS} onPage={setPage} />
      )}
      {opened === '' && <CouponForm known={null} products="all" onClose={() => setOpened(null)} />}
      {opened && <CouponOpened id={opened} canChange={isOwner} onClose={() => setOpened(null)} />}
    </ShopPage>
  )
}

function CouponOpened({ id, canChange, onClose }: { id: string; canChange: boolean; onClose: () => void }) {
  const words = useWords()
  const { data, error, isFetching, refetch } = useDeskRead('GET /desk/coupons/one', { query: { id } })
  const isReady = useRef(false)
  if (error && !data) return <Failure error={error} onAgain={() => void refetch()} />
  // What is kept of an earlier opening is old where it was changed since: the form begins with what is read now.
  if (!data || (isFetching && !isReady.current)) return <Loading />
  isReady.current = true
  const products = data.coupon.isForAll ? 'all' : data.products.map((product) => product.id).join(' ')
  return (
    <CouponForm known={data.coupon} products={products} canChange={canChange} onClose={onClose}>
      <Typography variant="h3">
        {words('shopPages.coupons.given', { sum: formatDetailPrice(data.given) })}
      </Typography>
      <DeskTable
        label={words('shopPages.coupons.uses')}
        isLow
        rows={data.uses}
        none={words('shopPages.coupons.unused')}
        keyOf={({ orderId }) => orderId}
        columns={[
          {
            title: words('shopPages.coupons.order'),
            cell: ({ orderId, orderNumber }) => <Link to={`/orders/${orderId}`}>{orderNumber}</Link>,
          },
          { title: words('shopPages.coupons.at'), cell: ({ at }) => dateAndTimeOf(at) },
          {
            title: words('shopPages.coupons.saved'),
            isNumber: true,
            cell: ({ given }) => formatDetailPrice(given),
          },
        ]}
      />
    </CouponForm>
  )
}

interface CouponFormProps {
  /** Null: a new one. */
  known: DeskCoupon | null
  products: string
  canChange?: boolean
  onClose: () => void
  children?: ReactNode
}

function CouponForm({ canChange = true, onClose, children, ...now }: CouponFormProps) {
  const words = useWords()
  const { known, products } = useAsOpened({ known: now.known, products: now.products })
  const options = {
    makesOld: ['GET /desk/coupons', 'GET /desk/coupons/one'] as const,
    isQuiet: true,
    isDraft: true,
    onDone: onClose,
  }
  const save = useDeskChange('POST /desk/coupons', options)
  const end = useDeskChange('POST /desk/coupons/end', options)
  const error = save.error ?? end.error
  const field = (name: string, label: string, value: string | number, more: object = {}) => (
    <TextField
      name={name}
      label={label}
      defaultValue={value}
      autoComplete="off"
      fullWidth
      disabled={!canChange}
      {...more}
      {...saidOf(error, name)}
    />
  )
  return (
    <FormDialog
      title={known ? words('shopPages.coupons.open', { code: known.code }) : words('shopPages.coupons.add')}
      error={error}
      isPending={save.isPending}
      onClose={onClose}
      onSend={(fields) => {
        if (!canChange) return onClose()
        save.mutate({
          code: known?.code ?? (fields['code'] ?? '').trim(),
          percent: typedNumber(fields['percent'] ?? '') ?? NOTHING,
          uses: typedNumber(fields['uses'] ?? '') ?? NOTHING,
          until: fields['until'] ?? '',
          products: fields['products'] ?? '',
          ...(known && { seen: known.version, usesSeen: known.usesLeft }),
        })
      }}
    >
      {!known && field('code', words('shopPages.coupons.code'), '', { autoFocus: true })}
      <Stack direction="row" spacing={1}>
        {field('percent', words('shopPages.percent'), known?.percent ?? 10, { type: 'number' })}
        {field('uses', words('shopPages.coupons.left'), known?.usesLeft ?? 100, { type: 'number' })}
        {field('until', words('shopPages.coupons.until'), known?.until ?? '', {
          type: 'date',
          slotProps: { inputLabel: { shrink: true } },
        })}
      </Stack>
      {field('products', words('shopPages.coupons.products'), products, { multiline: true, maxRows: 4 })}
      {known && canChange && !known.isOver && (
        <Button
          color="error"
          variant="outlined"
          sx={{ alignSelf: 'start' }}
          loading={end.isPending}
          onClick={() => end.mutate({ id: known.id, seen: known.version })}
        >
          {words('shopPages.coupons.end')}
        </Button>
      )}
      {children}
    </FormDialog>
  )
}
