import type { DeskProductChoices, DeskProductStanding } from '@dawakit/core/contract'
import { Checkbox, FormControlLabel, MenuItem, Stack, TextField } from '@mui/material'
import { useWords } from '../language/use-words.ts'
import type { ListState } from './list-state.ts'

const STANDINGS: readonly DeskProductStanding[] = ['onSale', 'offSale', 'unlisted', 'withheld', 'toComplete']

interface ProductFiltersProps {
  state: ListState
  categories: DeskProductChoices['categories']
  onChange: (other: Partial<ListState>) => void
}

/** What the list of products is narrowed down by. */
export function ProductFilters({ state, categories, onChange }: ProductFiltersProps) {
  const words = useWords()
  const small = { margin: 'none', size: 'small' } as const
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 1.5 }}>
      <TextField
        {...small}
        select
        label={words('products.filter.standing')}
        value={state.standing}
        onChange={({ target }) => onChange({ standing: STANDINGS.find((one) => one === target.value) ?? '' })}
        sx={{ minWidth: 150 }}
      >
        <MenuItem value="">{words('products.filter.any')}</MenuItem>
        {STANDINGS.map((one) => (
          <MenuItem key={one} value={one}>
            {words(`products.filter.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        {...small}
        select
        label={words('products.filter.category')}
        value={categories.some(({ id }) => id === state.category) ? state.category : ''}
        onChange={({ target }) => onChange({ category: target.value })}
        sx={{ minWidth: 170 }}
      >
        <MenuItem value="">{words('products.filter.any')}</MenuItem>
        {categories.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        {...small}
        label={words('products.filter.from')}
        value={state.priceFrom}
        onChange={({ target }) => onChange({ priceFrom: target.value })}
        sx={{ width: 120 }}
      />
      <TextField
        {...small}
        label={words('products.filter.to')}
        value={state.priceTo}
        onChange={({ target }) => onChange({ priceTo: target.value })}
        sx={{ width: 120 }}
      />
      <TextField
        {...small}
        type="date"
        label={words('products.filter.since')}
        value={state.since}
        onChange={({ target }) => onChange({ since: target.value })}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <FormControlLabel
        control={
          <Checkbox
            checked={state.isWithoutPicture}
            onChange={(_, isOn) => onChange({ isWithoutPicture: isOn })}
          />
        }
        label={words('products.filter.picture')}
      />
      <FormControlLabel
        control={
          <Checkbox checked={state.isWithoutHsn} onChange={(_, isOn) => onChange({ isWithoutHsn: isOn })} />
        }
        label={words('products.filter.hsn')}
      />
    </Stack>
  )
}
