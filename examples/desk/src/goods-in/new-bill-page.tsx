import type { DeskBill } from '@dawakit/core/contract'
import { Alert, Button, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useDeskUpload } from '../api/use-desk.ts'
import { FileChoice } from '../imports/file-choice.tsx'
import { useWords } from '../language/use-words.ts'
import { Page } from '../layout/page.tsx'
import { dayOf } from '../layout/times.ts'
import { Section } from '../orders/sections/section.tsx'
import { type BillDraft, emptyBill } from './bill-draft.ts'
import { BillForm } from './bill-form.tsx'
import { BillHead } from './bill-head.tsx'

/** A bill that comes in: typed, or read from a file. */
export function NewBillPage() {
  const words = useWords()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [by, setBy] = useState<'form' | 'file'>('form')
  /** What is typed stays while it is looked whether it comes from a file. */
  const [draft, setDraft] = useState(() => emptyBill(search.get('supplier') ?? '', dayOf(new Date())))
  const open = ({ id }: DeskBill) => navigate(`/goods-in/${id}`)
  return (
    <Page title={words('goodsIn.newTitle')}>
      <Section
        title={words('goodsIn.by.title')}
        actions={
          <ToggleButtonGroup
            exclusive
            size="small"
            value={by}
            aria-label={words('goodsIn.by.title')}
            onChange={(_, chosen: 'form' | 'file' | null) => chosen && setBy(chosen)}
          >
            <ToggleButton value="form">{words('goodsIn.by.form')}</ToggleButton>
            <ToggleButton value="file">{words('goodsIn.by.file')}</ToggleButton>
          </ToggleButtonGroup>
        }
      >
        {by === 'form' ? (
          <BillForm bill={null} draft={draft} onSaved={open} onTyped={setDraft} />
        ) : (
          <FileForm
            head={{ supplierId: draft.supplierId, number: draft.number, date: draft.date }}
            onHead={(more) => setDraft((before) => ({ ...before, ...more }))}
            onRead={open}
          />
        )}
      </Section>
    </Page>
  )
}

type Head = Pick<BillDraft, 'supplierId' | 'number' | 'date'>

interface FileFormProps {
  head: Head
  onHead: (more: Partial<Head>) => void
  onRead: (bill: DeskBill) => void
}

function FileForm({ head, onHead, onRead }: FileFormProps) {
  const words = useWords()
  const [file, setFile] = useState<File | null>(null)
  const send = useDeskUpload('POST /desk/goodsIn/file', onRead)
  const { reason } = (send.error?.data ?? {}) as { reason?: string }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (file) send.mutate({ query: { ...head, fileName: file.name }, file })
      }}
    >
      <Stack spacing={1.5}>
        {send.error && (
          <Alert severity="error">
            {send.error.message}
            {reason && <Typography variant="body2">{reason}</Typography>}
          </Alert>
        )}
        <BillHead head={head} fields={send.error?.fields ?? {}} onChange={onHead} />
        <Typography color="text.secondary">{words('goodsIn.file.hint')}</Typography>
        <FileChoice file={file} isBusy={send.isPending} onFile={setFile} />
        <Stack direction="row">
          <Button
            type="submit"
            variant="contained"
            loading={send.isPending}
            disabled={!file || head.supplierId === '' || head.number === ''}
          >
            {words('goodsIn.file.read')}
          </Button>
        </Stack>
      </Stack>
    </form>
  )
}
