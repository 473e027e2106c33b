import type { DeskRequest, PrescriptionParticulars, ProductSummary } from '@dawakit/core/contract'
import { formatAmount } from '@dawakit/core/money'
import { PREPARED_MESSAGE_MAX } from '@dawakit/core/prescription'
import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material'
import { useRef, useState } from 'react'
import { type ChangeOptions, useDeskChange } from '../api/use-desk.ts'
import { useShortcuts } from '../keyboard/shortcuts.tsx'
import { useWords } from '../language/use-words.ts'
import { dayOf } from '../layout/times.ts'
import { Section } from '../orders/sections/section.tsx'
import { NO_PARTICULARS, particularsErrors, writtenOf } from '../prescriptions/particulars-draft.ts'
import { ParticularsForm } from '../prescriptions/particulars-form.tsx'
import { PrepareLine } from './prepare-line.tsx'
import { ProductSearch } from './product-search.tsx'
import { type DraftLine, linesOf, newLine, preparedOf, totalOf } from './request-draft.ts'

/** Days that a prescription is proposed to be good for. */
const PROPOSED_DAYS = 30
const DAY_MS = 86_400_000

interface PrepareFormProps {
  request: DeskRequest
  /** The picture that is looked at: a product that is added is taken to stand on it. */
  shownPicture: string
  /** It was sent; it may be prepared anew. */
  isReadOnly: boolean
  onAnew: () => void
  options: ChangeOptions<DeskRequest>
}

/** The cart that a pharmacist fills from the pictures. */
export function PrepareForm({ request, shownPicture, isReadOnly, onAnew, options }: PrepareFormProps) {
  const words = useWords()
  const search = useRef<HTMLInputElement>(null)
  const proposed = {
    prescriptionId: shownPicture,
    validUntil: dayOf(new Date(Date.now() + PROPOSED_DAYS * DAY_MS)),
  }
  const [lines, setLines] = useState<readonly DraftLine[]>(() => linesOf(request, proposed))
  const [message, setMessage] = useState(request.message)
  const [written, setWritten] = useState<Readonly<Record<string, PrescriptionParticulars>>>({})
  const particularsOf = (prescriptionId: string) =>
    written[prescriptionId] ??
    request.pictures.find(({ id }) => id === prescriptionId)?.particulars ??
    NO_PARTICULARS
  const prepare = useDeskChange('POST /desk/request/prepare', {
    ...options,
    done: words('requests.prepare.sent'),
    isQuiet: true,
  })
  const problemAt = (prepare.error?.data as { line?: number | null } | null | undefined)?.line ?? null
  const add = (product: ProductSummary) =>
    setLines((now) =>
      now.some((line) => line.product._id === product._id) ? now : [...now, newLine(product, proposed)],
    )
  const send = () => {
    if (isReadOnly || prepare.isPending) return
    prepare.mutate({
      id: request.id,
      seen: request.version,
      message: message.trim(),
      lines: lines.map((line) => preparedOf(line, writtenOf(particularsOf(line.prescriptionId)))),
    })
  }
  useShortcuts(
    isReadOnly
      ? []
      : [
          { keys: ['/'], label: 'requests.prepare.key', run: () => search.current?.focus() },
          { keys: ['s'], label: 'requests.prepare.sendKey', run: send },
        ],
  )
  return (
    <Section
      title={words('requests.prepare.title')}
      actions={isReadOnly && <Button onClick={onAnew}>{words('requests.prepare.again')}</Button>}
    >
      {!isReadOnly && <ProductSearch inputRef={search} onTake={add} />}
      {lines.length === 0 && (
        <Typography color="text.secondary" sx={{ mt: 1 }}>
          {words('requests.prepare.none')}
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {lines.map((line, index) => (
          <PrepareLine
            key={line.product._id}
            line={line}
            pictures={request.pictures}
            hasProblem={problemAt === index}
            isReadOnly={isReadOnly}
            onChange={(changed) => setLines((now) => now.map((one, at) => (at === index ? changed : one)))}
            onRemove={() => setLines((now) => now.filter((_, at) => at !== index))}
          />
        ))}
      </Box>
      {lines.some(({ product }) => product.isPrescriptionNeeded) && (
        <ParticularsForm
          particulars={particularsOf(shownPicture)}
          errors={particularsErrors(prepare.error?.fields)}
          isRequired={false}
          isReadOnly={isReadOnly}
          onChange={(now) => setWritten((all) => ({ ...all, [shownPicture]: now }))}
        />
      )}
      <Stack spacing={1} sx={{ mt: 1.5, alignItems: 'start' }}>
        <TextField
          fullWidth
          multiline
          minRows={2}
          margin="none"
          disabled={isReadOnly}
          label={words('requests.prepare.message')}
          value={message}
          slotProps={{ htmlInput: { maxLength: PREPARED_MESSAGE_MAX } }}
          onChange={({ target }) => setMessage(target.value)}
        />
        <Typography>{words('requests.prepare.total', { total: formatAmount(totalOf(lines)) })}</Typography>
        {prepare.error && <Alert severity="error">{prepare.error.message}</Alert>}
        {!isReadOnly && (
          <Button variant="contained" loading={prepare.isPending} onClick={send}>
            {words('requests.prepare.send')}
          </Button>
        )}
      </Stack>
    </Section>
  )
}
