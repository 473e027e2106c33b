import { Box, List, ListItem, Link as MuiLink, Typography } from '@mui/material'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useDeskRead } from '../api/use-desk.ts'
import { useShortcuts } from '../keyboard/shortcuts.tsx'
import { useWords } from '../language/use-words.ts'
import { Failure } from '../layout/failure.tsx'
import { Loading } from '../layout/loading.tsx'
import { QueueSearch } from '../orders/queue-search.tsx'
import { useScanner } from '../scan/use-scanner.ts'
import { ProductShelf } from './product-shelf.tsx'

/** A product is sought by its name, its code, one of its batches or a pack that is scanned, and its shelf shown. */
export function ProductTab() {
  const words = useWords()
  const field = useRef<HTMLInputElement>(null)
  const found = useRef<HTMLUListElement>(null)
  const [params, setParams] = useSearchParams()
  const [sought, setSought] = useState('')
  const productId = params.get('product')
  const [scanned, setScanned] = useState('')
  const { data, error, refetch } = useDeskRead(
    'GET /desk/shelf/find',
    { query: { search: sought } },
    { isAsked: sought !== '' },
  )
  const seek = useCallback(
    (search: string) => {
      setSought(search)
      if (search !== '') setParams({}, { replace: true })
    },
    [setParams],
  )
  useScanner((raw) => {
    setScanned(raw.trim())
    seek(raw.trim())
  })
  // Of a pack there is nothing to choose; of a text that is scanned there may be.
  useEffect(() => {
    const [one] = data ?? []
    if (scanned === '' || scanned !== sought || one === undefined) return
    setScanned('')
    if (data?.length !== 1 && one.batch === '') return
    setSought('')
    setParams({ product: one.id, ...(one.batch !== '' && { batch: one.batch }) }, { replace: true })
  }, [scanned, sought, data, setParams])
  const step = (by: number) => {
    const links = [...(found.current?.querySelectorAll('a') ?? [])]
    const here = links.indexOf(document.activeElement as HTMLAnchorElement)
    links[Math.min(Math.max(here + by, 0), links.length - 1)]?.focus()
  }
  useShortcuts([
    { keys: ['/'], label: 'shelf.keys.search', run: () => field.current?.focus() },
    { keys: ['j', 'ArrowDown'], label: 'shelf.keys.next', run: () => step(1) },
    { keys: ['k', 'ArrowUp'], label: 'shelf.keys.before', run: () => step(-1) },
  ])
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <QueueSearch
          ref={field}
          search={sought}
          label={words('shelf.search.label')}
          placeholder={words('shelf.search.placeholder')}
          onSearch={seek}
          onLeave={() => step(1)}
        />
        <Typography role="status" color="text.secondary">
          {productId === null && sought !== '' && data
            ? words('shelf.search.found', { smart_count: data.length })
            : ''}
        </Typography>
      </Box>
      {productId !== null && (
        <ProductShelf key={productId} productId={productId} scanned={params.get('batch') ?? ''} />
      )}
      {productId === null && sought === '' && (
        <Typography color="text.secondary">{words('shelf.search.hint')}</Typography>
      )}
      {productId === null && sought !== '' && (
        <>
          {error && <Failure error={error} onAgain={() => void refetch()} />}
          {!data && !error && <Loading />}
          {data?.length === 0 && <Typography color="text.secondary">{words('shelf.search.none')}</Typography>}
          {data && data.length > 0 && (
            <List ref={found} dense disablePadding aria-label={words('shelf.product')}>
              {data.map(({ id, name, code, batch }) => (
                <ListItem key={id} disableGutters sx={{ gap: 1, overflowWrap: 'anywhere' }}>
                  <MuiLink
                    component={Link}
                    to={`/shelf?${new URLSearchParams({ product: id, ...(batch !== '' && { batch }) })}`}
                  >
                    {name}
                  </MuiLink>
                  <Typography color="text.secondary">{code}</Typography>
                </ListItem>
              ))}
            </List>
          )}
        </>
      )}
    </>
  )
}
