import { IMPORT_MAX_BYTES } from '@dawakit/core/import'
import { importTooLarge, importUnderWay } from '@dawakit/core/refusals'
import {
  Alert,
  Button,
  Checkbox,
  FormControlLabel,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { DeskError } from '../api/desk-error.ts'
import { keyOf, useDeskUpload } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'
import { Failure } from '../layout/failure.tsx'
import { Section } from '../orders/sections/section.tsx'
import { FileChoice } from './file-choice.tsx'
import { type ImportDraft, KINDS, keyOfDraft, optionsOf } from './import-draft.ts'
import { ProductOptions } from './product-options.tsx'
import { RunView } from './run-view.tsx'
import { useImportRun } from './use-import-run.ts'

type Choices = Omit<ImportDraft, 'file'> & { file: File | null }

const FRESH: Choices = {
  kind: 'products',
  file: null,
  map: {},
  as: null,
  maker: '',
  stock: '',
  isPriceless: false,
  isReplacing: false,
  isRefreshed: false,
}

/** A list from its choice to its report: tried first, then imported. */
export function NewImport() {
  const words = useWords()
  const client = useQueryClient()
  const [choices, setChoices] = useState<Choices>(FRESH)
  /** The run that is shown, and what was chosen for it. */
  const [shown, setShown] = useState<{ id: string; key: string } | null>(null)
  const { data: run } = useImportRun(shown?.id ?? null)
  const { file } = choices
  const draft: ImportDraft | null = file && { ...choices, file }
  const key = draft && keyOfDraft(draft)
  const send = useDeskUpload('POST /desk/imports', (begun) => {
    client.setQueryData(keyOf('GET /desk/imports/one', { query: { id: begun.id } }), begun)
    setShown({ id: begun.id, key: key ?? '' })
  })
  const change = (more: Partial<Choices>) => {
    send.reset()
    setChoices((before) => ({ ...before, ...more }))
  }
  const chooseAnew = (more: Partial<Choices>) => {
    setShown(null)
    // Said of one list, and of no other.
    change({ map: {}, as: null, isReplacing: false, ...more })
  }
  const begin = (act: 'try' | 'import') =>
    draft && send.mutate({ query: optionsOf(draft, act), file: draft.file })

  const isTooLarge = file !== null && file.size > IMPORT_MAX_BYTES
  // What is shown and not known is on its way.
  const isBusy = send.isPending || (shown !== null && (!run || run.state === 'running'))
  const isOfChoices = shown !== null && shown.key === key
  const isIn = run?.act === 'import' && run.state === 'done'
  const isGood = run?.act === 'try' && run.state === 'done' && isOfChoices
  return (
    <Section title={words('imports.new')}>
      <Typography color="text.secondary" sx={{ mb: 1.5 }}>
        {words('imports.intro')}
      </Typography>
      <Stack spacing={1.5}>
        <TextField
          select
          margin="none"
          label={words('imports.kind')}
          value={choices.kind}
          disabled={isBusy}
          sx={{ maxWidth: 280 }}
          onChange={({ target }) =>
            chooseAnew({ kind: KINDS.find((one) => one === target.value) ?? 'products' })
          }
        >
          {KINDS.map((kind) => (
            <MenuItem key={kind} value={kind}>
              {words(`imports.kinds.${kind}`)}
            </MenuItem>
          ))}
        </TextField>
        <FileChoice file={file} isBusy={isBusy} onFile={(chosen) => chooseAnew({ file: chosen })} />
        {choices.kind === 'products' && <ProductOptions options={choices} onChange={change} />}
        {(choices.kind === 'products' || choices.kind === 'stock') && (
          <FormControlLabel
            control={
              <Checkbox
                checked={choices.isReplacing}
                disabled={isBusy}
                onChange={(_, isChecked) => change({ isReplacing: isChecked })}
              />
            }
            label={words('imports.options.replaceArticles')}
          />
        )}
        {isTooLarge && <Alert severity="error">{importTooLarge.text}</Alert>}
        {send.error && <Refused error={send.error} />}
        {shown && !isOfChoices && !isBusy && !isIn && (
          <Alert severity="info">{words('imports.changed')}</Alert>
        )}
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {isIn ? (
            <Button variant="outlined" onClick={() => chooseAnew({ ...FRESH, kind: choices.kind })}>
              {words('imports.next')}
            </Button>
          ) : (
            <Button
              variant={isGood ? 'outlined' : 'contained'}
              disabled={!file || isTooLarge || isBusy}
              onClick={() => begin('try')}
            >
              {words(shown ? 'imports.tryAgain' : 'imports.try')}
            </Button>
          )}
          {isGood && (
            <Button variant="contained" disabled={isBusy} onClick={() => begin('import')}>
              {words('imports.import')}
            </Button>
          )}
        </Stack>
      </Stack>
      {run && (
        <RunView
          key={run.id}
          run={run}
          isAwaited
          map={choices.map}
          onMap={
            isIn || isBusy
              ? undefined
              : (heading, column) => change({ map: { ...choices.map, [heading]: column } })
          }
        />
      )}
    </Section>
  )
}

function Refused({ error }: { error: DeskError }) {
  const words = useWords()
  const { id } = (error.code === importUnderWay.code && (error.data as { id?: string })) || {}
  if (id === undefined) return <Failure error={error} />
  return (
    <Alert severity="warning">
      {words('imports.underWay')} <Link to={`/imports/${id}`}>{words('imports.look')}</Link>
    </Alert>
  )
}
