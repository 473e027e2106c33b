import type { DeskReturn } from '@dawakit/core/contract'
import { Button, Stack, TextField } from '@mui/material'
import { useState } from 'react'
import { useWords } from '../language/use-words.ts'
import { useReturnChange } from './use-return-change.ts'

/** How many pieces of each line have come. */
export function ReceiveForm({ found }: { found: DeskReturn }) {
  const words = useWords()
  const [pieces, setPieces] = useState(() => found.lines.map(({ quantity }) => String(quantity)))
  const { mutate, isPending } = useReturnChange('POST /desk/return/receive', found)
  return (
    <Stack
      component="form"
      spacing={1}
      sx={{ mt: 2, maxWidth: 420 }}
      onSubmit={(event) => {
        event.preventDefault()
        const lines = found.lines.map(({ lineNo }, index) => ({ lineNo, quantity: Number(pieces[index]) }))
        mutate({ id: found.id, seen: found.version, lines })
      }}
    >
      {found.lines.map(({ lineNo, name, quantity }, index) => (
        <TextField
          key={lineNo}
          type="number"
          label={words('returns.receiveCount', { name })}
          value={pieces[index]}
          onChange={({ target }) => setPieces(pieces.with(index, target.value))}
          slotProps={{ htmlInput: { min: 0, max: quantity, step: 1 } }}
          required
        />
      ))}
      <Button type="submit" variant="contained" loading={isPending} sx={{ alignSelf: 'start' }}>
        {words('returns.receive')}
      </Button>
    </Stack>
  )
}
