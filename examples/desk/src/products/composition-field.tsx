import { Autocomplete, Box, Button, Chip, FormHelperText, Stack, TextField } from '@mui/material'
import { useState } from 'react'
import { useDeskRead } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'
import { chipOf, chipsOf, compositionOf } from './salts-of.ts'

interface CompositionFieldProps {
  value: string
  /** Why it cannot be kept. */
  reason: string | undefined
  isReadOnly: boolean
  onChange: (value: string) => void
}

/** Salts with their strengths, chosen from those that the shop knows. */
export function CompositionField({ value, reason, isReadOnly, onChange }: CompositionFieldProps) {
  const words = useWords()
  const [salt, setSalt] = useState('')
  const [strength, setStrength] = useState('')
  const { data = [] } = useDeskRead(
    'GET /desk/products/names',
    { query: { what: 'salt', search: salt } },
    { isAsked: salt.trim() !== '' },
  )
  const chips = chipsOf(value)
  const add = () => {
    if (salt.trim() === '') return
    onChange(compositionOf([...chips, chipOf(salt, strength)]))
    setSalt('')
    setStrength('')
  }
  return (
    <Box role="group" aria-label={words('products.field.composition')} sx={{ gridColumn: '1 / -1' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.75, mb: 1 }}>
        {chips.length === 0 && <Box sx={{ color: 'text.secondary' }}>{words('products.salts.none')}</Box>}
        {chips.map((chip, at) =>
          isReadOnly ? (
            <Chip key={chip} label={chip} />
          ) : (
            <Button
              key={chip}
              size="small"
              variant="outlined"
              aria-label={words('products.salts.remove', { salt: chip })}
              onClick={() => onChange(compositionOf(chips.toSpliced(at, 1)))}
            >
              {chip} ×
            </Button>
          ),
        )}
      </Stack>
      {!isReadOnly && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Autocomplete
            freeSolo
            options={data}
            inputValue={salt}
            onInputChange={(_, text) => setSalt(text)}
            sx={{ flex: '1 1 220px' }}
            renderInput={(props) => (
              <TextField {...props} margin="none" size="small" label={words('products.salts.salt')} />
            )}
          />
          <TextField
            value={strength}
            onChange={({ target }) => setStrength(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              add()
            }}
            margin="none"
            size="small"
            label={words('products.salts.strength')}
            sx={{ width: 130 }}
          />
          <Button variant="outlined" onClick={add}>
            {words('products.salts.add')}
          </Button>
        </Stack>
      )}
      {reason && <FormHelperText error>{reason}</FormHelperText>}
    </Box>
  )
}
