import type { RegisterKind, RegisterSearch } from '@dawakit/core/contract'
import { Box, Button, MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { useWords } from '../language/use-words.ts'
import { type FoundBy, REGISTERS } from './register-search.ts'

export interface RegisterFormProps {
  search: RegisterSearch
  /** What it asks for beside the register and its days. */
  fields: readonly FoundBy[]
  onSearch: (search: RegisterSearch) => void
}

/** Which entries of which register are shown. */
export function RegisterForm({ search, fields, onSearch }: RegisterFormProps) {
  const words = useWords()
  const [draft, setDraft] = useState(search)
  const set = (change: Partial<RegisterSearch>) => setDraft({ ...draft, ...change })
  const isInOrder = draft.from !== '' && draft.to !== '' && draft.from <= draft.to
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault()
        if (isInOrder) onSearch(draft)
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start', mb: 2 }}
    >
      <TextField
        select
        size="small"
        margin="none"
        label={words('registers.register')}
        value={draft.register}
        sx={{ width: 220 }}
        onChange={({ target }) => set({ register: target.value as RegisterKind })}
      >
        {REGISTERS.map((register) => (
          <MenuItem key={register} value={register}>
            {words(`registers.books.${register}`)}
          </MenuItem>
        ))}
      </TextField>
      {(['from', 'to'] as const).map((field) => (
        <TextField
          key={field}
          type="date"
          size="small"
          margin="none"
          required
          label={words(`registers.${field}`)}
          value={draft[field]}
          error={!isInOrder}
          helperText={field === 'to' && !isInOrder && words('registers.wrongDays')}
          sx={{ width: 170 }}
          slotProps={{ inputLabel: { shrink: true } }}
          onChange={({ target }) => set({ [field]: target.value })}
        />
      ))}
      {fields.map((field) => (
        <TextField
          key={field}
          size="small"
          margin="none"
          label={words(`registers.${field}`)}
          helperText={field === 'words' ? words('registers.wordsHint') : ''}
          value={draft[field] ?? ''}
          sx={{ flex: '1 1 220px' }}
          slotProps={{ htmlInput: { maxLength: 100, autoComplete: 'off' } }}
          onChange={({ target }) => set({ [field]: target.value })}
        />
      ))}
      <Button type="submit" variant="contained" disabled={!isInOrder}>
        {words('registers.look')}
      </Button>
    </Box>
  )
}
