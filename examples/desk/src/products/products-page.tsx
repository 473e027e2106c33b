import { Box, Button, Typography } from '@mui/material'
import { useCallback, useRef, useState } from 'react'
import { useStore } from 'react-admin'
import { Link, useNavigate } from 'react-router-dom'
import { useDeskPage, useDeskRead } from '../api/use-desk.ts'
import { useShortcuts } from '../keyboard/shortcuts.tsx'
import { useWords } from '../language/use-words.ts'
import { Failure } from '../layout/failure.tsx'
import { Loading } from '../layout/loading.tsx'
import { Page } from '../layout/page.tsx'
import { Pager } from '../layout/pager.tsx'
import { QueueSearch } from '../orders/queue-search.tsx'
import { useStaff } from '../sign-in/use-staff.ts'
import { BulkBar } from './bulk-bar.tsx'
import { type Chosen, EVERYTHING, filterOf, type ListState, NOBODY } from './list-state.ts'
import { ProductFilters } from './product-filters.tsx'
import { ProductTable } from './product-table.tsx'

const ROWS = 25
/** As far as a list counts, and one of words: beyond, it says that there are more. */
const COUNTED = 10_000
const COUNTED_OF_WORDS = 200

/** Every product, whatever stands in the way of its sale; and what becomes of several. */
export function ProductsPage() {
  const words = useWords()
  const navigate = useNavigate()
  const staff = useStaff()
  const field = useRef<HTMLInputElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const canChange = staff?.role === 'owner' || staff?.role === 'pharmacist'
  // Kept until the sign-out: who comes back from a product finds the list as it was.
  const [state, setState] = useStore<ListState>('products.list', EVERYTHING)
  const [page, setPage] = useState(0)
  const [chosen, setChosen] = useState<Chosen>(NOBODY)
  const filter = filterOf(state)
  const { data, error, refetch, isPlaceholderData } = useDeskPage('POST /desk/products/search', {
    body: { ...filter, page: page + 1, limit: ROWS },
  })
  const choices = useDeskRead('GET /desk/products/choices', {})
  const ask = useCallback(
    (other: Partial<ListState>) => {
      setPage(0)
      setChosen(NOBODY)
      setState((now) => ({ ...now, ...other }))
    },
    [setState],
  )
  const look = useCallback((search: string) => ask({ search }), [ask])
  const step = (by: number) => {
    const links = [...(body.current?.querySelectorAll('a') ?? [])]
    const here = links.indexOf(document.activeElement as HTMLAnchorElement)
    links[Math.min(Math.max(here + by, 0), links.length - 1)]?.focus()
  }
  useShortcuts([
    { keys: ['/'], label: 'products.keys.search', run: () => field.current?.focus() },
    { keys: ['j', 'ArrowDown'], label: 'products.keys.next', run: () => step(1) },
    { keys: ['k', 'ArrowUp'], label: 'products.keys.before', run: () => step(-1) },
    { keys: ['n'], label: 'products.keys.add', run: () => canChange && navigate('/products/new') },
  ])
  const total = data?.totalCount ?? 0
  const counted = state.search === '' ? COUNTED : COUNTED_OF_WORDS
  return (
    <Page
      title={words('products.title')}
      actions={
        canChange && (
          <>
            <Button component={Link} to="/products/changes">
              {words('products.runs')}
            </Button>
            <Button variant="outlined" component={Link} to="/products/new">
              {words('products.new')}
            </Button>
          </>
        )
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 1.5 }}>
        <QueueSearch
          ref={field}
          search={state.search}
          label={words('products.search.label')}
          placeholder={words('products.search.placeholder')}
          onSearch={look}
          onLeave={() => body.current?.querySelector('a')?.focus()}
        />
        <Typography role="status" color="text.secondary">
          {data && !isPlaceholderData
            ? total > counted
              ? words('products.search.more', { count: counted.toLocaleString('en-IN') })
              : words('products.search.found', { smart_count: total })
            : ''}
        </Typography>
      </Box>
      <ProductFilters state={state} categories={choices.data?.categories ?? []} onChange={ask} />
      {canChange && (
        <BulkBar
          chosen={chosen}
          filter={filter}
          total={total}
          hasMore={total > counted}
          choices={choices.data}
          onChosen={setChosen}
        />
      )}
      {error && <Failure error={error} onAgain={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data?.data.length === 0 && (
        <Typography color="text.secondary" sx={{ py: 5, textAlign: 'center' }}>
          {words('products.search.none')}
        </Typography>
      )}
      {data && data.data.length > 0 && (
        <>
          <ProductTable
            ref={body}
            rows={data.data}
            isBusy={isPlaceholderData}
            chosen={canChange ? chosen : null}
            onChosen={setChosen}
          />
          <Pager count={Math.min(total, counted)} page={page} rows={ROWS} onPage={setPage} />
        </>
      )}
    </Page>
  )
}
