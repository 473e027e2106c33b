import { importPresets } from '@dawakit/core/import'
import { Checkbox, FormControlLabel, MenuItem, Stack, TextField } from '@mui/material'
import { useWords } from '../language/use-words.ts'
import type { ImportDraft } from './import-draft.ts'

type Options = Pick<ImportDraft, 'as' | 'maker' | 'stock' | 'isPriceless' | 'isRefreshed'>

/** Instead of a program. */
const TOLD = 'told'

export interface ProductOptionsProps {
  options: Options
  onChange: (options: Partial<Options>) => void
}

/** What a list of products leaves open. */
export function ProductOptions({ options, onChange }: ProductOptionsProps) {
  const words = useWords()
  const { as, maker, stock, isPriceless, isRefreshed } = options
  return (
    <details>
      <summary>{words('imports.options.title')}</summary>
      <Stack spacing={1} sx={{ mt: 1, maxWidth: 480 }}>
        <TextField
          select
          label={words('imports.options.program')}
          value={as ?? TOLD}
          onChange={({ target }) =>
            onChange({ as: importPresets.find((preset) => preset === target.value) ?? null })
          }
        >
          <MenuItem value={TOLD}>{words('imports.options.told')}</MenuItem>
          {importPresets.map((preset) => (
            <MenuItem key={preset} value={preset}>
              {words(`imports.programs.${preset}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          label={words('imports.options.maker')}
          value={maker}
          onChange={({ target }) => onChange({ maker: target.value })}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
        <TextField
          label={words('imports.options.stock')}
          value={stock}
          onChange={({ target }) => onChange({ stock: target.value.replace(/\D/g, '') })}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 7 } }}
        />
        <FormControlLabel
          control={
            <Checkbox
              checked={isPriceless}
              onChange={(_, isChecked) => onChange({ isPriceless: isChecked })}
            />
          }
          label={words('imports.options.withoutPrices')}
        />
        <FormControlLabel
          control={
            <Checkbox
              checked={isRefreshed}
              onChange={(_, isChecked) => onChange({ isRefreshed: isChecked })}
            />
          }
          label={words('imports.options.refreshPictures')}
        />
      </Stack>
    </details>
  )
}
