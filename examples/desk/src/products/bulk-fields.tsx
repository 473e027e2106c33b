import type { DeskProductChoices } from '@dawakit/core/contract'
import { SCHEDULES } from '@dawakit/core/sale'
import { gstInForce, gstOfTable, toPercent } from '@dawakit/core/tax'
import { MenuItem, TextField } from '@mui/material'
import { useWords } from '../language/use-words.ts'
import { dayOf } from '../layout/times.ts'
import type { BulkDraft } from './bulk-draft.ts'
import { BY_SALTS } from './by-salts-field.tsx'

interface BulkFieldsProps {
  draft: BulkDraft
  categories: DeskProductChoices['categories']
  onWrite: (other: Partial<BulkDraft>) => void
}

/** What a change of several asks for, whichever it is. */
export function BulkFields({ draft, categories, onWrite }: BulkFieldsProps) {
  const words = useWords()
  const chosen = categories.find(({ id }) => id === draft.category)
  const day = dayOf(new Date())
  const rates =
    draft.hsn === '' || gstOfTable(draft.hsn, day).length === 0 ? [] : gstInForce({ hsn: draft.hsn }, day)
  switch (draft.what) {
    case 'price':
      return (
        <>
          <TextField
            label={words('products.bulk.percent')}
            value={draft.percent}
            onChange={({ target }) => onWrite({ percent: target.value })}
            fullWidth
          />
          <TextField
            select
            label={words('products.bulk.rounding')}
            value={draft.rounding}
            onChange={({ target }) => onWrite({ rounding: target.value === 'rupee' ? 'rupee' : 'halfRupee' })}
            fullWidth
          >
            {(['rupee', 'halfRupee'] as const).map((one) => (
              <MenuItem key={one} value={one}>
                {words(`products.bulk.roundings.${one}`)}
              </MenuItem>
            ))}
          </TextField>
        </>
      )
    case 'offSale':
      return (
        <TextField
          label={words('products.sale.reason')}
          value={draft.reason}
          onChange={({ target }) => onWrite({ reason: target.value })}
          fullWidth
        />
      )
    case 'onSale':
      return null
    case 'category':
      return (
        <>
          <TextField
            select
            label={words('products.field.category')}
            value={draft.category}
            onChange={({ target }) => onWrite({ category: target.value, subcategory: '' })}
            fullWidth
          >
            {categories.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            label={words('products.field.subcategory')}
            value={draft.subcategory}
            onChange={({ target }) => onWrite({ subcategory: target.value })}
            fullWidth
          >
            <MenuItem value="">{words('products.nothing')}</MenuItem>
            {(chosen?.subcategories ?? []).map((name) => (
              <MenuItem key={name} value={name}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        </>
      )
    case 'schedule':
      return (
        <TextField
          select
          label={words('products.field.schedule')}
          value={draft.schedule}
          onChange={({ target }) => onWrite({ schedule: target.value })}
          fullWidth
        >
          <MenuItem value={BY_SALTS}>{words('products.bySalts')}</MenuItem>
          {SCHEDULES.map((one) => (
            <MenuItem key={one} value={one}>
              {one === 'none' ? words('products.nothing') : one}
            </MenuItem>
          ))}
        </TextField>
      )
    case 'stockAlert':
      return (
        <TextField
          label={words('products.field.stock_alert')}
          value={draft.stockAlert}
          onChange={({ target }) => onWrite({ stockAlert: target.value })}
          fullWidth
        />
      )
    case 'hsn':
      return (
        <>
          <TextField
            label={words('products.field.hsn')}
            value={draft.hsn}
            onChange={({ target }) => onWrite({ hsn: target.value, gstRate: '' })}
            error={draft.hsn !== '' && rates.length === 0}
            helperText={draft.hsn !== '' && rates.length === 0 ? words('products.rate.none') : undefined}
            fullWidth
          />
          <TextField
            select
            label={words('products.field.gst_rate')}
            value={draft.gstRate}
            onChange={({ target }) => onWrite({ gstRate: target.value })}
            fullWidth
          >
            {rates.map((rate) => (
              <MenuItem key={rate} value={String(toPercent(rate))}>
                {toPercent(rate)}
              </MenuItem>
            ))}
          </TextField>
        </>
      )
    case 'brand':
      return (
        <TextField
          label={words('products.field.brand')}
          value={draft.brand}
          onChange={({ target }) => onWrite({ brand: target.value })}
          fullWidth
        />
      )
  }
}
