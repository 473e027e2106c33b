import type {
  DeskProduct,
  DeskProductChoices,
  DeskProductColumn,
  DeskProductFields,
} from '@dawakit/core/contract'
import { SCHEDULES } from '@dawakit/core/sale'
import { gstInForce, gstOfTable, toPercent } from '@dawakit/core/tax'
import { Box, MenuItem, TextField, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useWords, type WordKey } from '../language/use-words.ts'
import { dayOf } from '../layout/times.ts'
import { Section } from '../orders/sections/section.tsx'
import { BySaltsField } from './by-salts-field.tsx'
import { CompositionField } from './composition-field.tsx'
import { saltsIn } from './salts-of.ts'

export interface ProductFieldsProps {
  /** As they are, with what is typed over them. */
  values: DeskProductFields
  /** Null of a product that is not there yet. */
  ofSalts: DeskProduct['ofSalts'] | null
  choices: DeskProductChoices
  reasons: Readonly<Record<string, string>>
  isReadOnly: boolean
  onType: (column: DeskProductColumn, value: string) => void
}

/** The fields of a product, in the parts of its page. */
export function ProductFields({ values, ofSalts, choices, reasons, isReadOnly, onType }: ProductFieldsProps) {
  const words = useWords()
  const text = (column: DeskProductColumn, isLong = false) => (
    <TextField
      key={column}
      label={words(`products.field.${column}`)}
      value={values[column]}
      onChange={({ target }) => onType(column, target.value)}
      error={reasons[column] !== undefined}
      helperText={reasons[column]}
      multiline={isLong}
      {...(isLong && { minRows: 2, maxRows: 12 })}
      margin="none"
      size="small"
      fullWidth
      sx={isLong ? { gridColumn: '1 / -1' } : {}}
      slotProps={{ htmlInput: { readOnly: isReadOnly, autoComplete: 'off' } }}
    />
  )
  const choose = (
    column: DeskProductColumn,
    options: readonly (readonly [value: string, label: string])[],
  ) => (
    <TextField
      key={column}
      select
      label={words(`products.field.${column}`)}
      value={options.some(([value]) => value === values[column]) ? values[column] : ''}
      onChange={({ target }) => onType(column, target.value)}
      error={reasons[column] !== undefined}
      helperText={reasons[column]}
      disabled={isReadOnly}
      margin="none"
      size="small"
      fullWidth
    >
      {options.map(([value, label]) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  )
  const flag = (column: DeskProductColumn) =>
    choose(column, [
      ['yes', words('products.yes')],
      ['no', words('products.no')],
    ])
  const listed = (options: readonly string[]) => [
    ['', words('products.nothing')] as const,
    ...options.map((one) => [one, one] as const),
  ]
  const part = (title: WordKey, fields: ReactNode) => (
    <Section title={words(title)}>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
          pt: 0.5,
        }}
      >
        {fields}
      </Box>
    </Section>
  )
  const category = choices.categories.find(
    ({ name, isGeneral }) => name === values.category && isGeneral === (values.kind === 'general'),
  )
  const day = dayOf(new Date())
  const goods = { hsn: values.hsn, salts: saltsIn(values.composition) }
  const rates = values.hsn === '' || gstOfTable(values.hsn, day).length === 0 ? [] : gstInForce(goods, day)
  const percents = rates.map((rate) => String(toPercent(rate)))
  return (
    <>
      {part(
        'products.parts.name',
        <>
          {text('name')}
          {text('code')}
          {text('manufacturer')}
          {text('brand')}
          {text('pack_size')}
          {choose('dosage_form', listed(choices.dosageForms))}
          {text('units_per_pack')}
          {choose('unit', listed(choices.units))}
        </>,
      )}
      {part(
        'products.parts.medicine',
        <>
          <CompositionField
            value={values.composition}
            reason={reasons['composition']}
            isReadOnly={isReadOnly}
            onChange={(value) => onType('composition', value)}
          />
          <BySaltsField
            column="schedule"
            by="schedule_by"
            ofSalts={ofSalts?.schedule ?? null}
            options={SCHEDULES.map((one) => [one, one === 'none' ? words('products.nothing') : one])}
            {...{ values, reasons, isReadOnly, onType }}
          />
          <BySaltsField
            column="prescription"
            by="prescription_by"
            ofSalts={ofSalts?.prescription ?? null}
            options={[
              ['yes', words('products.yes')],
              ['no', words('products.no')],
            ]}
            {...{ values, reasons, isReadOnly, onType }}
          />
          {flag('cold_chain')}
        </>,
      )}
      {part(
        'products.parts.tax',
        <>
          {text('hsn')}
          {choose('gst_rate', [
            ...percents.map((one) => [one, one] as const),
            ...(percents.includes(values.gst_rate) || values.gst_rate === ''
              ? []
              : [[values.gst_rate, values.gst_rate] as const]),
          ])}
          <Typography
            color={percents.length === 0 ? 'error' : 'text.secondary'}
            sx={{ gridColumn: '1 / -1' }}
          >
            {percents.length === 0
              ? words('products.rate.none')
              : words('products.rate.today', { rates: percents.join(' / ') })}
          </Typography>
        </>,
      )}
      {part(
        'products.parts.shelf',
        <>
          <TextField
            select
            label={words('products.field.category')}
            value={category?.id ?? ''}
            onChange={({ target }) => {
              const chosen = choices.categories.find(({ id }) => id === target.value)
              if (!chosen) return
              onType('kind', chosen.isGeneral ? 'general' : 'speciality')
              onType('category', chosen.name)
              onType('subcategory', '')
            }}
            error={reasons['category'] !== undefined}
            helperText={reasons['category']}
            disabled={isReadOnly}
            margin="none"
            size="small"
            fullWidth
          >
            {choices.categories.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          {choose('subcategory', listed(category?.subcategories ?? []))}
          {text('stock_alert')}
          {text('max_per_order')}
          {text('place')}
          {text('popularity')}
        </>,
      )}
      {part(
        'products.parts.variants',
        <>
          {text('variant_group')}
          {values.variant_group !== '' && (
            <>
              {flag('main_variant')}
              {text('primary_type')}
              {text('primary_value')}
              {text('secondary_type')}
              {text('secondary_value')}
            </>
          )}
        </>,
      )}
      {part(
        'products.parts.texts',
        <>
          {text('description', true)}
          {text('short_description', true)}
          {text('long_description', true)}
          {text('instructions', true)}
          {text('side_effects', true)}
        </>,
      )}
    </>
  )
}
