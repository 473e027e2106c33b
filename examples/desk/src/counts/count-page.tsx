import type { ClosedCount, DeskCount, DeskScan } from '@dawakit/core/contract'
import { Alert, Box, Button, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm } from 'react-admin'
import { Link, useParams } from 'react-router-dom'
import { fileUrl } from '../api/ask.ts'
import { useDeskChange, useDeskPage, useDeskRead } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'
import { Failure } from '../layout/failure.tsx'
import { Loading } from '../layout/loading.tsx'
import { Page } from '../layout/page.tsx'
import { Pager } from '../layout/pager.tsx'
import { ScanField } from '../scan/scan-field.tsx'
import type { ScanSaid } from '../scan/scan-said.ts'
import { useScannedPacks } from '../scan/use-scanned-packs.ts'
import { useStaff } from '../sign-in/use-staff.ts'
import { aboutOf } from './about-of.ts'
import { ClosingDialog } from './closing-dialog.tsx'
import { CountLines } from './count-lines.tsx'
import { COUNT_MAKES_OLD } from './count-makes-old.ts'

const ROWS = 50
/** Others count at the same time. */
const EVERY_MS = 15_000
const SHOWN = ['all', 'left', 'different'] as const

/** The sheet of a count: by scanner, or typed. */
export function CountPage() {
  const words = useWords()
  const { id = '' } = useParams()
  const count = useDeskRead('GET /desk/counts/one', { query: { id } })
  const [closed, setClosed] = useState<ClosedCount | null>(null)
  if (count.error && !count.data) {
    return (
      <Page title={words('counts.title')}>
        <Failure error={count.error} onAgain={() => void count.refetch()} />
      </Page>
    )
  }
  if (!count.data) return <Loading />
  const { state } = count.data
  return (
    <Page
      title={words('counts.one', { about: aboutOf(count.data, words) })}
      actions={
        <>
          <Typography>{words(`counts.states.${state}`)}</Typography>
          <Button component="a" href={fileUrl('GET /desk/counts/sheet', { id })} download>
            {words('counts.sheet')}
          </Button>
          {state === 'open' && <EndCount count={count.data} onClosed={setClosed} />}
        </>
      }
    >
      <Stack spacing={2}>
        {closed && <Closed closed={closed} />}
        {state === 'open' && <Scanning id={id} />}
        <Sheet count={count.data} />
      </Stack>
    </Page>
  )
}

/** Each scan is one more of its batch. */
function Scanning({ id }: { id: string }) {
  const words = useWords()
  const [said, setSaid] = useState<ScanSaid | null>(null)
  const { mutateAsync } = useDeskChange('POST /desk/counts/count', {
    done: null,
    isQuiet: true,
    makesOld: ['GET /desk/counts/products', 'GET /desk/counts/one'],
  })
  const onPack = async ({ product, pack, batch, shelf }: DeskScan): Promise<ScanSaid> => {
    const name = product?.name ?? ''
    if (!product || pack?.batch == null) return { text: words('counts.noBatch', { name }), isWrong: true }
    const isKnown = batch !== null && shelf !== 'otherExpiry'
    const { lines } = await mutateAsync({
      id,
      productId: product.id,
      batch: pack.batch,
      expiresOn: isKnown ? batch.expiresOn : (pack.expiresOn ?? ''),
      mrp: isKnown ? batch.mrp : null,
      add: 1,
    })
    const count = lines.find((one) => one.batch === pack.batch)?.counted ?? 0
    return { text: words('counts.scanned', { name, batch: pack.batch, count }), isWrong: false }
  }
  const onScan = useScannedPacks({ onPack, onSaid: setSaid })
  return <ScanField onScan={onScan} said={said} />
}

function Sheet({ count }: { count: DeskCount }) {
  const words = useWords()
  const [only, setOnly] = useState<(typeof SHOWN)[number]>('all')
  const [page, setPage] = useState(0)
  const isOpen = count.state === 'open'
  const query = { id: count.id, page: page + 1, limit: ROWS, ...(only !== 'all' && { only }) }
  const { data, error, refetch } = useDeskPage(
    'GET /desk/counts/products',
    { query },
    isOpen ? { everyMs: EVERY_MS } : {},
  )
  const title = words('counts.ofProducts', { counted: count.counted, products: count.products })
  return (
    <>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <TextField
          select
          margin="none"
          label={words('counts.show')}
          value={only}
          sx={{ minWidth: 180 }}
          onChange={({ target }) => {
            setPage(0)
            setOnly(SHOWN.find((one) => one === target.value) ?? 'all')
          }}
        >
          {SHOWN.map((one) => (
            <MenuItem key={one} value={one}>
              {words(`counts.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <Typography>{title}</Typography>
      </Stack>
      {error && <Failure error={error} onAgain={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && !data.data.some(({ lines }) => lines.length > 0) && (
        <Typography color="text.secondary">{words('counts.noLines')}</Typography>
      )}
      {data?.data.some(({ lines }) => lines.length > 0) && (
        <>
          <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={words('counts.title')}>
            <CountLines countId={count.id} isOpen={isOpen} products={data.data} />
          </Box>
          <Pager count={data.totalCount} page={page} rows={ROWS} onPage={setPage} />
        </>
      )}
    </>
  )
}

function EndCount({ count, onClosed }: { count: DeskCount; onClosed: (closed: ClosedCount) => void }) {
  const words = useWords()
  const { role } = useStaff() ?? {}
  const client = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const [isDropAsked, setDropAsked] = useState(false)
  const drop = useDeskChange('POST /desk/counts/drop', { makesOld: COUNT_MAKES_OLD })
  return (
    <>
      {(role === 'owner' || role === 'pharmacist') && (
        <Button loading={drop.isPending} onClick={() => setDropAsked(true)}>
          {words('counts.drop')}
        </Button>
      )}
      <Button
        variant="contained"
        onClick={() => {
          // Others count as well: asked anew before each closing.
          client.removeQueries({ queryKey: ['GET /desk/counts/closing'] })
          setAsked(true)
        }}
      >
        {words('counts.close')}
      </Button>
      <Confirm
        isOpen={isDropAsked}
        title={words('counts.dropTitle', { about: aboutOf(count, words) })}
        content={words('counts.dropText')}
        confirm={words('counts.drop')}
        confirmColor="warning"
        onConfirm={() => {
          setDropAsked(false)
          drop.mutate({ id: count.id })
        }}
        onClose={() => setDropAsked(false)}
      />
      {isAsked && <ClosingDialog countId={count.id} onClosed={onClosed} onLeave={() => setAsked(false)} />}
    </>
  )
}

function Closed({ closed: { corrections, known, shortOrders } }: { closed: ClosedCount }) {
  const words = useWords()
  return (
    <Alert severity={shortOrders.length > 0 ? 'warning' : 'success'}>
      {words('counts.closed', { corrections, known })}
      {shortOrders.length > 0 && (
        <>
          <Typography sx={{ mt: 1 }}>{words('counts.short')}</Typography>
          <ul>
            {shortOrders.map(({ orderId, orderNumber, productId, name, pieces }) => (
              <li key={`${orderId} ${productId}`}>
                <Link to={`/orders/${orderId}`}>{orderNumber}</Link>{' '}
                {words('counts.shortOrder', { pieces, name })}
              </li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  )
}
