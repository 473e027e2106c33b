import type { DeskBrand } from '@dawakit/core/contract'
import { Autocomplete, Box, Button, Stack, TextField, Typography } from '@mui/material'
import { useCallback, useRef, useState } from 'react'
import { useDeskChange, useDeskPage } from '../api/use-desk.ts'
import { useShortcuts } from '../keyboard/shortcuts.tsx'
import { useWords } from '../language/use-words.ts'
import { DeskTable } from '../layout/desk-table.tsx'
import { Pager } from '../layout/pager.tsx'
import { QueueSearch } from '../orders/queue-search.tsx'
import { FormDialog, saidOf } from './form-dialog.tsx'
import { PictureField } from './picture-field.tsx'
import { ShopPage } from './shop-page.tsx'
import { storeUrl } from './store-url.ts'

const ROWS = 50

type Opened = { is: 'new' } | { is: 'change' | 'join'; brand: DeskBrand }

/** The brands of the store by name. */
export function BrandsPage() {
  const words = useWords()
  const field = useRef<HTMLInputElement>(null)
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(0)
  const [opened, setOpened] = useState<Opened | null>(null)
  const { data, error, refetch } = useDeskPage('GET /desk/brands', {
    query: { page: page + 1, limit: ROWS, ...(search !== '' && { search }) },
  })
  const look = useCallback((text: string) => {
    setPage(0)
    setSearch(text)
  }, [])
  const close = () => setOpened(null)
  useShortcuts([{ keys: ['/'], label: 'shopPages.brands.search', run: () => field.current?.focus() }])
  return (
    <ShopPage
      title={words('shopPages.brands.title')}
      actions={
        <Button variant="contained" onClick={() => setOpened({ is: 'new' })}>
          {words('shopPages.brands.add')}
        </Button>
      }
    >
      <Box sx={{ mb: 1.5 }}>
        <QueueSearch
          ref={field}
          search={search}
          label={words('shopPages.brands.search')}
          placeholder={words('shopPages.brands.search')}
          onSearch={look}
          onLeave={() => {}}
        />
      </Box>
      <DeskTable
        label={words('shopPages.brands.title')}
        rows={data?.data}
        error={error}
        onAgain={() => void refetch()}
        none={words('shopPages.none')}
        keyOf={({ id }) => id}
        columns={[
          {
            title: words('shopPages.logo'),
            cell: ({ logo }) =>
              logo && (
                <Box
                  component="img"
                  src={storeUrl(logo)}
                  alt=""
                  sx={{ width: 48, height: 32, objectFit: 'contain' }}
                />
              ),
          },
          { title: words('shopPages.name'), cell: ({ name }) => name },
          { title: words('shopPages.products'), isNumber: true, cell: ({ products }) => products },
          {
            title: words('shopPages.does'),
            cell: (brand) => (
              <Stack direction="row">
                {(['change', 'join'] as const).map((is) => (
                  <Button
                    key={is}
                    size="small"
                    aria-label={words(`shopPages.categories.acts.${is}`, { name: brand.name })}
                    onClick={() => setOpened({ is, brand })}
                  >
                    {words(`shopPages.acts.${is}`)}
                  </Button>
                ))}
              </Stack>
            ),
          },
        ]}
      />
      {data && data.totalCount > 0 && (
        <Pager count={data.totalCount} page={page} rows={ROWS} onPage={setPage} />
      )}
      {opened?.is === 'new' && <BrandDialog brand={null} onClose={close} />}
      {opened?.is === 'change' && <BrandDialog brand={opened.brand} onClose={close} />}
      {opened?.is === 'join' && <JoinBrandDialog brand={opened.brand} onClose={close} />}
    </ShopPage>
  )
}

function BrandDialog({ brand, onClose }: { brand: DeskBrand | null; onClose: () => void }) {
  const words = useWords()
  const [logo, setLogo] = useState(brand?.logo ?? '')
  const save = useDeskChange('POST /desk/brands', {
    makesOld: ['GET /desk/brands'],
    isQuiet: true,
    isDraft: true,
    onDone: onClose,
  })
  return (
    <FormDialog
      title={
        brand
          ? words('shopPages.categories.acts.change', { name: brand.name })
          : words('shopPages.brands.add')
      }
      error={save.error}
      isPending={save.isPending}
      onClose={onClose}
      onSend={({ name = '' }) =>
        save.mutate({ name: name.trim(), logo, ...(brand && { id: brand.id, seen: brand.version }) })
      }
    >
      <TextField
        name="name"
        label={words('shopPages.name')}
        defaultValue={brand?.name ?? ''}
        autoComplete="off"
        autoFocus
        fullWidth
        {...saidOf(save.error, 'name')}
      />
      <PictureField
        label={words('shopPages.logo')}
        path={logo}
        use="logo"
        refused={save.error?.fields['logo']}
        onPath={setLogo}
      />
    </FormDialog>
  )
}

function JoinBrandDialog({ brand, onClose }: { brand: DeskBrand; onClose: () => void }) {
  const words = useWords()
  const [text, setText] = useState('')
  const [into, setInto] = useState<DeskBrand | null>(null)
  const { data } = useDeskPage('GET /desk/brands', { query: { search: text, page: 1, limit: 20 } })
  const join = useDeskChange('POST /desk/brands/join', {
    makesOld: ['GET /desk/brands'],
    isQuiet: true,
    isDraft: true,
    onDone: onClose,
  })
  return (
    <FormDialog
      title={words('shopPages.categories.acts.join', { name: brand.name })}
      error={join.error}
      isPending={join.isPending}
      action={words('shopPages.acts.join')}
      onClose={onClose}
      onSend={() => join.mutate({ id: brand.id, into: into?.id ?? brand.id, seen: brand.version })}
    >
      <Typography color="text.secondary">
        {words('shopPages.categories.joinHint', { smart_count: brand.products })}
      </Typography>
      <Autocomplete<DeskBrand>
        options={(data?.data ?? []).filter(({ id }) => id !== brand.id)}
        filterOptions={(all) => all}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ id }) => id}
        value={into}
        onChange={(_, chosen) => setInto(chosen)}
        onInputChange={(_, value, reason) => reason === 'input' && setText(value)}
        noOptionsText={words('shopPages.none')}
        renderInput={(props) => (
          <TextField {...props} label={words('shopPages.into')} autoFocus {...saidOf(join.error, 'into')} />
        )}
      />
    </FormDialog>
  )
}
