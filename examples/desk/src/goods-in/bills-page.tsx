import type { BillState } from '@dawakit/core/contract'
import { Button, MenuItem, Stack, TextField } from '@mui/material'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useWords } from '../language/use-words.ts'
import { Page } from '../layout/page.tsx'
import { Section } from '../orders/sections/section.tsx'
import { BillTable } from './bill-table.tsx'
import { InputTaxSection } from './input-tax-section.tsx'
import { ToCompleteSection } from './to-complete-section.tsx'

const STATES: readonly BillState[] = ['draft', 'checked', 'received']

/** Bills of suppliers, what they brought that is new, and the tax on them. */
export function BillsPage() {
  const words = useWords()
  const [state, setState] = useState<BillState | ''>('')
  return (
    <Page
      title={words('goodsIn.title')}
      actions={
        <Button variant="contained" component={Link} to="/goods-in/new">
          {words('goodsIn.add')}
        </Button>
      }
    >
      <Stack spacing={2}>
        <Section
          title={words('suppliers.bills')}
          actions={
            <TextField
              select
              size="small"
              margin="none"
              label={words('goodsIn.state')}
              value={state}
              sx={{ minWidth: 140 }}
              onChange={({ target }) => setState(STATES.find((one) => one === target.value) ?? '')}
            >
              <MenuItem value="">{words('goodsIn.all')}</MenuItem>
              {STATES.map((one) => (
                <MenuItem key={one} value={one}>
                  {words(`goodsIn.states.${one}`)}
                </MenuItem>
              ))}
            </TextField>
          }
        >
          <BillTable key={state} {...(state && { state })} />
        </Section>
        <ToCompleteSection />
        <InputTaxSection />
      </Stack>
    </Page>
  )
}
