import { Box, Button, Stack, TextField, Typography } from '@mui/material'
import { useRef, useState } from 'react'
import { useShortcuts } from '../../keyboard/shortcuts.tsx'
import { useWords } from '../../language/use-words.ts'
import { dateAndTimeOf } from '../../layout/times.ts'
import type { OrderSectionProps } from '../order-section-props.ts'
import { useOrderChange } from '../use-order-change.ts'
import { Section } from './section.tsx'

/** What the staff tell one another of an order. */
export function NotesSection({ order }: OrderSectionProps) {
  const words = useWords()
  const [text, setText] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const { change, isPending, error } = useOrderChange('POST /desk/order/note', order, {
    done: null,
    isQuiet: true,
    onDone: () => setText(''),
  })
  useShortcuts([{ keys: ['n'], label: 'orders.keys.note', run: () => field.current?.focus() }])
  return (
    <Section title={words('orders.order.notes.title')}>
      {order.notes.map(({ id, text: said, staffName, at }) => (
        <Box key={id} sx={{ mb: 1, pl: 1.5, borderLeft: 3, borderColor: 'divider' }}>
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{said}</Typography>
          <Typography variant="caption" color="text.secondary">
            {`${staffName}, ${dateAndTimeOf(at)}`}
          </Typography>
        </Box>
      ))}
      <Stack
        component="form"
        direction={{ xs: 'column', sm: 'row' }}
        spacing={1}
        sx={{ alignItems: 'flex-start' }}
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim()) change({ text: text.trim() })
        }}
      >
        <TextField
          value={text}
          onChange={({ target }) => setText(target.value)}
          inputRef={field}
          label={words('orders.order.notes.label')}
          multiline
          maxRows={6}
          fullWidth
          margin="none"
          error={error !== null}
          helperText={error?.fields['text'] ?? error?.message ?? words('orders.order.notes.hint')}
        />
        <Button type="submit" variant="outlined" loading={isPending} sx={{ flexShrink: 0 }}>
          {words('orders.order.notes.add')}
        </Button>
      </Stack>
    </Section>
  )
}
