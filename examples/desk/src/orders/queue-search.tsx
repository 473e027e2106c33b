import ClearIcon from '@mui/icons-material/Clear'
import SearchIcon from '@mui/icons-material/Search'
import { IconButton, InputAdornment, TextField } from '@mui/material'
import { forwardRef, useEffect, useState } from 'react'
import { useWords } from '../language/use-words.ts'

export interface QueueSearchProps {
  search: string
  /** @default that of the orders */
  label?: string
  placeholder?: string
  onSearch: (search: string) => void
  /** To the orders below. */
  onLeave: () => void
}

/** Longer than somebody takes from one letter to the next. */
const PAUSE_MS = 250

/** One field for whatever somebody has in hand of an order. */
export const QueueSearch = forwardRef<HTMLInputElement, QueueSearchProps>(function QueueSearch(
  { search, label, placeholder, onSearch, onLeave },
  ref,
) {
  const words = useWords()
  const [typed, setTyped] = useState(search)
  // A tab that was chosen has emptied it.
  useEffect(() => setTyped(search), [search])
  useEffect(() => {
    const sought = typed.trim()
    if (sought === search) return
    const timer = setTimeout(() => onSearch(sought), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, search, onSearch])
  return (
    <TextField
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          setTyped('')
          onSearch('')
          onLeave()
        } else if (event.key === 'Enter' || event.key === 'ArrowDown') {
          event.preventDefault()
          onSearch(typed.trim())
          onLeave()
        }
      }}
      inputRef={ref}
      margin="none"
      placeholder={placeholder ?? words('orders.search.placeholder')}
      sx={{ flex: '1 1 300px', maxWidth: 520, bgcolor: 'background.paper' }}
      slotProps={{
        htmlInput: {
          'aria-label': label ?? words('orders.search.label'),
          'aria-keyshortcuts': '/',
          autoComplete: 'off',
        },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
          endAdornment: typed && (
            <InputAdornment position="end">
              <IconButton
                size="small"
                aria-label={words('orders.search.clear')}
                onClick={() => {
                  setTyped('')
                  onSearch('')
                }}
              >
                <ClearIcon fontSize="small" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  )
})
