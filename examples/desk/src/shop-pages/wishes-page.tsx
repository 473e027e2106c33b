import type { DeskWish } from '@dawakit/core/contract'
import { Button, Link as MuiLink, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useDeskChange, useDeskPage } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'
import { DeskTable } from '../layout/desk-table.tsx'
import { Pager } from '../layout/pager.tsx'
import { dateAndTimeOf, dateOf } from '../layout/times.ts'
import { FormDialog, saidOf } from './form-dialog.tsx'
import { ProductField } from './product-field.tsx'
import { ShopPage } from './shop-page.tsx'

const ROWS = 25

type Kind = 'product' | 'stock'
type Opened = { is: 'here' | 'decline'; wish: DeskWish } | { is: 'waiting'; kind: Kind; wish: DeskWish }

/** What customers ask for: products that the shop does not list, and what is not there just now. */
export function WishesPage() {
  const words = useWords()
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  return (
    <ShopPage title={words('shopPages.wishes.title')}>
      <Wishes kind="product" onOpen={setOpened} />
      <Wishes kind="stock" onOpen={setOpened} />
      {opened?.is === 'waiting' && <WaitingDialog {...opened} onClose={close} />}
      {opened && opened.is !== 'waiting' && (
        <AnswerDialog wish={opened.wish} isHere={opened.is === 'here'} onClose={close} />
      )}
    </ShopPage>
  )
}

function Wishes({ kind, onOpen }: { kind: Kind; onOpen: (opened: Opened) => void }) {
  const words = useWords()
  const [page, setPage] = useState(0)
  const query = { kind, page: page + 1, limit: ROWS }
  const { data, error, refetch } = useDeskPage('GET /desk/wishes', { query })
  const title = words(`shopPages.wishes.kinds.${kind}`)
  return (
    <>
      <Typography variant="h2" sx={{ mt: 2, mb: 0.5 }}>
        {title}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {words(`shopPages.wishes.hints.${kind}`)}
      </Typography>
      <DeskTable
        label={title}
        rows={data?.data}
        error={error}
        onAgain={() => void refetch()}
        none={words('shopPages.none')}
        keyOf={({ subject }) => subject}
        columns={[
          { title: words('shopPages.name'), cell: ({ name }) => name },
          {
            title: words('shopPages.wishes.waiting'),
            isNumber: true,
            cell: (wish) => (
              <Button
                size="small"
                aria-label={words('shopPages.wishes.waitFor', {
                  name: wish.name,
                  smart_count: wish.waiting,
                })}
                onClick={() => onOpen({ is: 'waiting', kind, wish })}
              >
                {wish.waiting}
              </Button>
            ),
          },
          { title: words('shopPages.wishes.last'), cell: ({ lastAt }) => dateOf(lastAt) },
          kind === 'stock'
            ? {
                title: words('shopPages.wishes.free'),
                isNumber: true,
                cell: ({ free }: DeskWish) => free ?? words('desk.none'),
              }
            : {
                title: words('shopPages.does'),
                cell: (wish: DeskWish) => (
                  <Stack direction="row">
                    {(['here', 'decline'] as const).map((is) => (
                      <Button
                        key={is}
                        size="small"
                        aria-label={words(`shopPages.wishes.acts.${is}`, { name: wish.name })}
                        onClick={() => onOpen({ is, wish })}
                      >
                        {words(`shopPages.wishes.${is}`)}
                      </Button>
                    ))}
                  </Stack>
                ),
              },
        ]}
      />
      {data && data.totalCount > ROWS && (
        <Pager count={data.totalCount} page={page} rows={ROWS} onPage={setPage} />
      )}
    </>
  )
}

interface AnswerDialogProps {
  wish: DeskWish
  isHere: boolean
  onClose: () => void
}

function AnswerDialog({ wish, isHere, onClose }: AnswerDialogProps) {
  const words = useWords()
  const [product, setProduct] = useState<string | undefined>()
  const [left, setLeft] = useState(wish.waiting)
  const answer = useDeskChange('POST /desk/wishes/answer', {
    makesOld: ['GET /desk/wishes'],
    isQuiet: true,
    onDone: (data) => {
      setLeft(data.left)
      if (data.left === 0) onClose()
    },
  })
  return (
    <FormDialog
      title={words(`shopPages.wishes.acts.${isHere ? 'here' : 'decline'}`, { name: wish.name })}
      error={answer.error}
      isPending={answer.isPending}
      action={words('shopPages.wishes.tell', { smart_count: left })}
      onClose={onClose}
      onSend={({ text = '' }) =>
        answer.mutate({
          subject: wish.subject,
          text: text.trim(),
          ...(isHere && { product: product ?? '-' }),
        })
      }
    >
      {isHere && (
        <ProductField
          label={words('shopPages.product')}
          name={wish.name}
          refused={answer.error?.fields['product']}
          onProduct={(found) => setProduct(found?._id)}
        />
      )}
      <TextField
        name="text"
        label={words(isHere ? 'shopPages.wishes.moreWords' : 'shopPages.wishes.reason')}
        multiline
        autoComplete="off"
        fullWidth
        {...saidOf(answer.error, 'text')}
      />
    </FormDialog>
  )
}

function WaitingDialog({ kind, wish, onClose }: { kind: Kind; wish: DeskWish; onClose: () => void }) {
  const words = useWords()
  const [page, setPage] = useState(0)
  const query = { kind, subject: wish.subject, page: page + 1, limit: ROWS }
  const { data, error } = useDeskPage('GET /desk/wishes/waiting', { query })
  return (
    <FormDialog
      title={words('shopPages.wishes.whoWaits', { name: wish.name })}
      error={error}
      isPending={false}
      action={words('desk.close')}
      onClose={onClose}
      onSend={onClose}
    >
      <DeskTable
        label={words('shopPages.wishes.whoWaits', { name: wish.name })}
        isLow
        rows={data?.data}
        none={words('shopPages.none')}
        keyOf={({ customerId, at }) => `${customerId} ${at}`}
        columns={[
          {
            title: words('shopPages.wishes.customer'),
            cell: ({ customerId, name }) => (
              <MuiLink component={Link} to={`/customers/${customerId}`}>
                {name}
              </MuiLink>
            ),
          },
          { title: words('shopPages.wishes.asked'), cell: ({ asked }) => asked || words('desk.none') },
          { title: words('shopPages.coupons.at'), cell: ({ at }) => dateAndTimeOf(at) },
        ]}
      />
      {data && data.totalCount > ROWS && (
        <Pager count={data.totalCount} page={page} rows={ROWS} onPage={setPage} />
      )}
    </FormDialog>
  )
}
