import type { RegisterKind } from '@dawakit/core/contract'
import DownloadIcon from '@mui/icons-material/DownloadOutlined'
import { Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { fileUrl } from '../api/ask.ts'
import { useDeskRead } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'
import { Failure } from '../layout/failure.tsx'
import { Loading } from '../layout/loading.tsx'
import { Page } from '../layout/page.tsx'
import { PaperButton } from '../papers/paper-button.tsx'
import { drawRegister } from './draw-register.ts'
import { RegisterForm } from './register-form.tsx'
import { askedFor, type FoundBy, newSearch } from './register-search.ts'
import { RegisterTable } from './register-table.tsx'

const PAGE_ROWS = 25

export interface RegisterViewProps {
  title: string
  intro: string
  register: RegisterKind
  /** By what it finds entries beside their days. */
  fields: readonly FoundBy[]
}

/** Entries of a register page by page, with the ways to take them away. */
export function RegisterView({ title, intro, register, fields }: RegisterViewProps) {
  const words = useWords()
  const [search, setSearch] = useState(() => newSearch(register))
  /** Where each page begins that was turned. */
  const [turned, setTurned] = useState<readonly string[]>([])
  const asked = askedFor(search)
  const after = turned.at(-1)
  const query = { ...asked, limit: PAGE_ROWS, ...(after && { after }) }
  const { data, error, refetch } = useDeskRead('GET /desk/register', { query })
  const book = words(`registers.books.${search.register}`)
  const next = data?.next
  return (
    <Page
      title={title}
      actions={
        <>
          <PaperButton text={words('registers.print')} draw={() => drawRegister(asked, words)} />
          <Button
            size="small"
            component="a"
            href={fileUrl('GET /desk/registerCsv', asked)}
            download
            startIcon={<DownloadIcon />}
          >
            {words('registers.csv')}
          </Button>
        </>
      }
    >
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {intro}
      </Typography>
      <RegisterForm
        search={search}
        fields={fields}
        onSearch={(sought) => {
          setSearch(sought)
          setTurned([])
        }}
      />
      <Typography variant="h2" sx={{ mb: 1 }}>
        {book}
      </Typography>
      {error && <Failure error={error} onAgain={() => refetch()} />}
      {!data && !error && <Loading />}
      {data && (
        <>
          <Typography role="status" color="text.secondary">
            {data.entries.length === 0
              ? words('registers.none')
              : words('registers.ofPeriod', { smart_count: data.entriesOfPeriod })}
          </Typography>
          {data.entries.length > 0 && <RegisterTable label={book} entries={data.entries} />}
          <Stack
            component="nav"
            aria-label={words('registers.pages')}
            direction="row"
            spacing={1}
            sx={{ mt: 1, justifyContent: 'flex-end' }}
          >
            <Button disabled={turned.length === 0} onClick={() => setTurned(turned.slice(0, -1))}>
              {words('registers.before')}
            </Button>
            <Button disabled={!next} onClick={() => next && setTurned([...turned, next])}>
              {words('registers.next')}
            </Button>
          </Stack>
        </>
      )}
    </Page>
  )
}
