import { ORDERS_COUNTED } from '@dawakit/core/order'
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined'
import { Box, Button, Tab, Tabs, Typography } from '@mui/material'
import { useRef, useState } from 'react'
import { useStore } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { useDeskRead } from '../api/use-desk.ts'
import { useListShortcuts, useShortcuts } from '../keyboard/shortcuts.tsx'
import { useWords } from '../language/use-words.ts'
import { Failure } from '../layout/failure.tsx'
import { Loading } from '../layout/loading.tsx'
import { Page } from '../layout/page.tsx'
import { LabelsBar } from '../papers/labels-bar.tsx'
import { PickListBar } from '../papers/pick-list-bar.tsx'
import { RatesNotice } from '../rates/rates-notice.tsx'
import { useStaff } from '../sign-in/use-staff.ts'
import { QueueFilters } from './queue-filters.tsx'
import { QueuePages } from './queue-pages.tsx'
import { QueueSearch } from './queue-search.tsx'
import {
  firstTab,
  hasFilters,
  QUEUE_TABS,
  type QueueAddress,
  readAddress,
  writeAddress,
} from './queue-state.ts'
import { type OrderChoice, QueueTable } from './queue-table.tsx'
import { useOrderRows } from './use-order-rows.ts'

/** Others work at the same orders. */
const ANEW_MS = 30_000

/** The orders by what is to be done with them; everything is reached by keyboard. */
export function QueuePage() {
  const words = useWords()
  const listShortcuts = useListShortcuts()
  const staff = useStaff()
  const [params, setParams] = useSearchParams()
  const address = readAddress(params, firstTab(staff?.role ?? 'owner'))
  // Gone with the page: it may be a patient's name.
  const [search, setSearch] = useStore('orders.search', '')
  const [hasFocus, setFocus] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { data: counts } = useDeskRead('GET /desk/orders/counts', {}, { everyMs: ANEW_MS })
  const { rows, totalCount, error, again, isOld } = useOrderRows(address, search, ANEW_MS)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const mayChoose = search === '' && staff !== null && staff.role !== 'support'
  const isPicked = mayChoose && address.tab === 'pack'
  const isLabelled = mayChoose && address.tab === 'handOver'
  const choice: OrderChoice = {
    chosen,
    onChoose: (ids, isChosen) => {
      const next = new Set(chosen)
      for (const id of ids) {
        if (isChosen) next.add(id)
        else next.delete(id)
      }
      setChosen(next)
    },
  }
  const go = (change: Partial<QueueAddress>) => setParams(writeAddress({ ...address, page: 1, ...change }))
  const choose = (tab: QueueAddress['tab']) => {
    setSearch('')
    setChosen(new Set())
    go({ tab })
  }
  useShortcuts([
    { keys: ['/'], label: 'orders.keys.search', run: () => field.current?.focus() },
    {
      keys: QUEUE_TABS.map((_, index) => String(index + 1)),
      label: 'orders.keys.queue',
      run: ({ key }) => choose(QUEUE_TABS[Number(key) - 1] ?? 'all'),
    },
  ])
  const isSearch = search !== ''
  const nothing = () => {
    if (isSearch) return words('orders.empty.found', { search })
    return words(hasFilters(address) ? 'orders.empty.filtered' : `orders.empty.${address.tab}`)
  }
  return (
    <Page
      title={words('orders.title')}
      actions={
        <Button color="inherit" size="small" startIcon={<KeyboardIcon />} onClick={listShortcuts}>
          {words('desk.keys.list')}
        </Button>
      }
    >
      <RatesNotice />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
        <QueueSearch
          ref={field}
          search={search}
          onSearch={(sought) => {
            setSearch(sought)
            if (address.page > 1) go({})
          }}
          onLeave={() => setFocus(true)}
        />
        <QueueFilters address={address} onChange={go} />
      </Box>
      <Tabs
        value={isSearch ? false : address.tab}
        onChange={(_, tab: QueueAddress['tab']) => choose(tab)}
        aria-label={words('orders.queues.label')}
        variant="scrollable"
        scrollButtons={false}
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {QUEUE_TABS.map((tab, index) => (
          <Tab
            key={tab}
            value={tab}
            // Without a selected one none could be reached.
            tabIndex={isSearch && index === 0 ? 0 : undefined}
            label={
              <span>
                {words(`orders.queues.${tab}`)}
                {tab !== 'all' && (
                  <Count count={counts?.[tab] ?? 0} isUrgent={tab === 'prescription' || tab === 'money'} />
                )}
              </span>
            }
          />
        ))}
      </Tabs>
      {isSearch && rows && (
        <Typography role="status" sx={{ py: 1 }}>
          {totalCount > ORDERS_COUNTED
            ? words('orders.search.more', { count: ORDERS_COUNTED.toLocaleString('en-IN') })
            : words('orders.search.found', { smart_count: totalCount })}
        </Typography>
      )}
      {error && <Failure error={error} onAgain={again} />}
      {!rows && !error && <Loading />}
      {rows?.length === 0 && (
        <Typography color="text.secondary" sx={{ py: 5, textAlign: 'center' }}>
          {nothing()}
        </Typography>
      )}
      {rows && rows.length > 0 && (
        <>
          {isPicked && <PickListBar chosen={chosen} onClear={() => setChosen(new Set())} />}
          {isLabelled && <LabelsBar chosen={chosen} onClear={() => setChosen(new Set())} />}
          <QueueTable
            rows={rows}
            isOld={isOld}
            hasFocus={hasFocus}
            onFocused={() => setFocus(false)}
            choice={isPicked || isLabelled ? choice : undefined}
          />
          <QueuePages
            page={address.page}
            shown={rows.length}
            totalCount={totalCount}
            most={isSearch || address.tab !== 'all' ? ORDERS_COUNTED : undefined}
            onPage={(page) => go({ page })}
          />
        </>
      )}
    </Page>
  )
}

function Count({ count, isUrgent }: { count: number; isUrgent: boolean }) {
  const words = useWords()
  return (
    <Box
      component="span"
      sx={{
        ml: 0.75,
        px: 0.75,
        py: 0.125,
        borderRadius: 1,
        fontSize: 12.5,
        fontVariantNumeric: 'tabular-nums',
        color: 'text.primary',
        bgcolor: count > 0 && isUrgent ? 'warning.light' : 'action.hover',
      }}
    >
      {count > ORDERS_COUNTED
        ? words('orders.queues.more', { count: ORDERS_COUNTED.toLocaleString('en-IN') })
        : count}
    </Box>
  )
}
