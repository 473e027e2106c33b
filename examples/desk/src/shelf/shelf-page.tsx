import { Button, Stack, Tab, Tabs } from '@mui/material'
import { Link, useSearchParams } from 'react-router-dom'
import { fileUrl } from '../api/ask.ts'
import { useWords } from '../language/use-words.ts'
import { Page } from '../layout/page.tsx'
import { useStaff } from '../sign-in/use-staff.ts'
import { NearList } from './near-list.tsx'
import { ProductTab } from './product-tab.tsx'
import { ShortList } from './short-list.tsx'
import { UnknownList } from './unknown-list.tsx'

const TABS = ['product', 'near', 'unknown', 'short'] as const
const SHOWN = { product: ProductTab, near: NearList, unknown: UnknownList, short: ShortList }

/** The shelf of a product, and what of the whole shelf is to be sent back, counted or ordered. */
export function ShelfPage() {
  const words = useWords()
  const role = useStaff()?.role
  const [search, setSearch] = useSearchParams()
  const tab = TABS.find((one) => one === search.get('list')) ?? 'product'
  const list = tab === 'product' ? 'batches' : tab
  const Shown = SHOWN[tab]
  return (
    <Page
      title={words('shelf.title')}
      actions={
        <>
          <Button component={Link} to="/counts">
            {words('shelf.counts')}
          </Button>
          {(role === 'owner' || role === 'pharmacist') && (
            <Button component={Link} to="/recalls">
              {words('shelf.recalls')}
            </Button>
          )}
          <Button
            component="a"
            variant="outlined"
            href={fileUrl('GET /desk/shelf/list', { of: list })}
            download
          >
            {words(`shelf.list.${list}`)}
          </Button>
        </>
      }
    >
      <Tabs
        value={tab}
        onChange={(_, next) => setSearch(next === 'product' ? {} : { list: next })}
        variant="scrollable"
        aria-label={words('shelf.title')}
        sx={{ mb: 2 }}
      >
        {TABS.map((one) => (
          <Tab key={one} value={one} label={words(`shelf.tabs.${one}`)} />
        ))}
      </Tabs>
      <Stack spacing={2}>
        <Shown />
      </Stack>
    </Page>
  )
}
