import type { DeskNotice } from '@dawakit/core/contract'
import { Button, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useDeskChange, useDeskPage } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'
import { DeskTable } from '../layout/desk-table.tsx'
import { Pager } from '../layout/pager.tsx'
import { dateAndTimeOf } from '../layout/times.ts'
import { FormDialog } from './form-dialog.tsx'
import { ShopPage } from './shop-page.tsx'

const ROWS = 50

/** What the pharmacy has said to everybody, or to one customer. */
export function NoticesPage() {
  const words = useWords()
  const [page, setPage] = useState(0)
  const [isWriting, setWriting] = useState(false)
  const [gone, setGone] = useState<DeskNotice | null>(null)
  const { data, error, refetch } = useDeskPage('GET /desk/notices', {
    query: { page: page + 1, limit: ROWS },
  })
  return (
    <ShopPage
      title={words('shopPages.notices.title')}
      actions={
        <Button variant="contained" onClick={() => setWriting(true)}>
          {words('shopPages.notices.add')}
        </Button>
      }
    >
      <DeskTable
        label={words('shopPages.notices.title')}
        rows={data?.data}
        error={error}
        onAgain={() => void refetch()}
        none={words('shopPages.none')}
        keyOf={({ id }) => id}
        columns={[
          {
            title: words('shopPages.notices.what'),
            cell: ({ title, text, link }) => (
              <>
                {title}
                <Typography variant="body2" color="text.secondary">
                  {[text, link].filter(Boolean).join(' · ')}
                </Typography>
              </>
            ),
          },
          {
            title: words('shopPages.notices.to'),
            cell: ({ customer }) => customer?.name ?? words('shopPages.notices.everybody'),
          },
          { title: words('shopPages.notices.by'), cell: ({ by }) => by || words('desk.none') },
          { title: words('shopPages.coupons.at'), cell: ({ at }) => dateAndTimeOf(at) },
          { title: words('shopPages.notices.seen'), isNumber: true, cell: ({ seenBy }) => seenBy },
          {
            title: words('shopPages.does'),
            cell: (notice) => (
              <Button
                size="small"
                aria-label={words('shopPages.notices.takeBackOne', { title: notice.title })}
                onClick={() => setGone(notice)}
              >
                {words('shopPages.notices.takeBack')}
              </Button>
            ),
          },
        ]}
      />
      {data && data.totalCount > 0 && (
        <Pager count={data.totalCount} page={page} rows={ROWS} onPage={setPage} />
      )}
      {isWriting && <NoticeDialog onClose={() => setWriting(false)} />}
      {gone && <TakeBackDialog notice={gone} onClose={() => setGone(null)} />}
    </ShopPage>
  )
}

function NoticeDialog({ onClose }: { onClose: () => void }) {
  const words = useWords()
  const [key] = useState(() => crypto.randomUUID())
  const send = useDeskChange('POST /desk/notices', {
    makesOld: ['GET /desk/notices'],
    isQuiet: true,
    onDone: onClose,
  })
  const field = (name: 'title' | 'text' | 'link' | 'customer', hint?: string) => (
    <TextField
      name={name}
      label={words(`shopPages.notices.fields.${name}`)}
      multiline={name === 'text'}
      autoFocus={name === 'title'}
      autoComplete="off"
      fullWidth
      error={Boolean(send.error?.fields[name])}
      helperText={send.error?.fields[name] ?? hint}
    />
  )
  return (
    <FormDialog
      title={words('shopPages.notices.add')}
      error={send.error}
      isPending={send.isPending}
      action={words('shopPages.notices.send')}
      onClose={onClose}
      onSend={({ title = '', text = '', link = '', customer = '' }) =>
        send.mutate({ title, text, link: link.trim(), customer: customer.trim(), key })
      }
    >
      {field('title')}
      {field('text')}
      {field('link', words('shopPages.notices.linkHint'))}
      {field('customer', words('shopPages.notices.customerHint'))}
    </FormDialog>
  )
}

function TakeBackDialog({ notice, onClose }: { notice: DeskNotice; onClose: () => void }) {
  const words = useWords()
  const takeBack = useDeskChange('POST /desk/notices/takeBack', {
    makesOld: ['GET /desk/notices'],
    isQuiet: true,
    onDone: onClose,
  })
  return (
    <FormDialog
      title={words('shopPages.notices.takeBackOne', { title: notice.title })}
      error={takeBack.error}
      isPending={takeBack.isPending}
      action={words('shopPages.notices.takeBack')}
      isDanger
      onClose={onClose}
      onSend={() => takeBack.mutate({ id: notice.id })}
    >
      <Typography color="text.secondary">{words('shopPages.notices.takeBackHint')}</Typography>
    </FormDialog>
  )
}
