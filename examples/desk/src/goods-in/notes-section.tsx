import type { DeskBill } from '@dawakit/core/contract'
import { Button, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useDeskChange } from '../api/use-desk.ts'
import { useOnceKey } from '../api/use-once-key.ts'
import { useWords } from '../language/use-words.ts'
import { dateAndTimeOf } from '../layout/times.ts'
import { Section } from '../orders/sections/section.tsx'

/** What was wrong with a bill that stays as it is. */
export function NotesSection({ bill }: { bill: DeskBill }) {
  const words = useWords()
  const [text, setText] = useState('')
  const key = useOnceKey({ id: bill.id, text })
  const add = useDeskChange('POST /desk/goodsIn/note', {
    makesOld: ['GET /desk/goodsIn/bill'],
    onDone: () => setText(''),
  })
  return (
    <Section title={words('goodsIn.notes.title')}>
      <Typography color="text.secondary">{words('goodsIn.notes.hint')}</Typography>
      {bill.notes.map((note) => (
        <Typography key={note.at} sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {note.text}{' '}
          <Typography component="span" variant="body2" color="text.secondary">
            {note.staffName}, {dateAndTimeOf(note.at)}
          </Typography>
        </Typography>
      ))}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          add.mutate({ key, id: bill.id, text })
        }}
      >
        <Stack direction="row" sx={{ mt: 1, gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <TextField
            sx={{ flex: '1 1 200px' }}
            margin="none"
            size="small"
            label={words('goodsIn.notes.text')}
            value={text}
            onChange={({ target }) => setText(target.value)}
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
          <Button type="submit" variant="outlined" loading={add.isPending}>
            {words('goodsIn.notes.add')}
          </Button>
        </Stack>
      </form>
    </Section>
  )
}
