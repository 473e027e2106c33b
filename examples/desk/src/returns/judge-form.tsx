import type { DeskReturn, ReturnJudgement } from '@dawakit/core/contract'
import { Button, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useWords } from '../language/use-words.ts'
import { useReturnChange } from './use-return-change.ts'

const JUDGEMENTS: readonly ReturnJudgement[] = ['restock', 'quarantine', 'destroy']

/** What becomes of each line that came, and how many pieces are paid back. */
export function JudgeForm({ found }: { found: DeskReturn }) {
  const words = useWords()
  const isOurs = found.kind === 'damaged' || found.kind === 'wrong'
  const isUndelivered = found.kind === 'undelivered'
  const mostOf = (line: DeskReturn['lines'][number]) => (isOurs ? line.quantity : (line.received ?? 0))
  const [judged, setJudged] = useState(() =>
    found.lines.map((line) => ({
      judgement: (line.received ?? 0) === 0 ? null : ('destroy' as ReturnJudgement),
      refunded: String(mostOf(line)),
    })),
  )
  const [key] = useState(() => crypto.randomUUID())
  const { mutate, isPending } = useReturnChange('POST /desk/return/judge', found)
  return (
    <Stack
      component="form"
      spacing={1}
      sx={{ mt: 2, maxWidth: 560 }}
      onSubmit={(event) => {
        event.preventDefault()
        const lines = found.lines.map(({ lineNo }, index) => ({
          lineNo,
          judgement: judged[index]?.judgement ?? null,
          refunded: Number(judged[index]?.refunded ?? 0),
        }))
        mutate({ id: found.id, seen: found.version, key, lines })
      }}
    >
      <Typography color="text.secondary">
        {words(isUndelivered ? 'returns.judgeUndelivered' : 'returns.judgeHint')}
      </Typography>
      {found.lines.map((line, index) => {
        const one = judged[index]
        if (!one) return null
        const set = (more: Partial<typeof one>) => setJudged(judged.with(index, { ...one, ...more }))
        return (
          <Stack key={line.lineNo} direction={{ xs: 'column', sm: 'row' }} spacing={1}>
            <TextField
              select
              fullWidth
              label={words('returns.becomes', { name: line.name })}
              value={one.judgement ?? 'none'}
              disabled={(line.received ?? 0) === 0}
              onChange={({ target }) =>
                set({ judgement: JUDGEMENTS.find((known) => known === target.value) ?? null })
              }
            >
              {(line.received ?? 0) === 0 && (
                <MenuItem value="none">{words('returns.judgements.none')}</MenuItem>
              )}
              {JUDGEMENTS.filter((known) => known !== 'restock' || found.kind !== 'damaged').map((known) => (
                <MenuItem key={known} value={known}>
                  {words(`returns.judgements.${known}`)}
                </MenuItem>
              ))}
            </TextField>
            {!isUndelivered && (
              <TextField
                type="number"
                fullWidth
                required
                label={words('returns.payPieces', { name: line.name })}
                value={one.refunded}
                onChange={({ target }) => set({ refunded: target.value })}
                slotProps={{ htmlInput: { min: 0, max: mostOf(line), step: 1 } }}
              />
            )}
          </Stack>
        )
      })}
      <Button type="submit" variant="contained" loading={isPending} sx={{ alignSelf: 'start' }}>
        {words('returns.judge')}
      </Button>
    </Stack>
  )
}
