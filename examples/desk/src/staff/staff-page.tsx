import type { NewStaffAccount, StaffAccount } from '@dawakit/core/contract'
import AddIcon from '@mui/icons-material/PersonAddAlt'
import { Box, Button, Chip, Typography } from '@mui/material'
import { useState } from 'react'
import { Datagrid, FunctionField, ListBase, Pagination } from 'react-admin'
import { useWords } from '../language/use-words.ts'
import { Page } from '../layout/page.tsx'
import { dateAndTimeOf } from '../layout/times.ts'
import { FirstPasswordDialog } from './first-password-dialog.tsx'
import { StaffActions } from './staff-actions.tsx'
import { StaffDialog } from './staff-dialog.tsx'

/** Wide on a tablet: it is moved within itself. */
const TABLE = {
  '& td:first-of-type': { overflowWrap: 'anywhere' },
  '& td:last-of-type': { whiteSpace: 'nowrap' },
  '& th': { lineHeight: 1.3 },
}

/** Everybody who may work at the desk; the owner adds, changes and closes accounts. */
export function StaffPage() {
  const words = useWords()
  const [changed, setChanged] = useState<StaffAccount | 'new' | null>(null)
  const [made, setMade] = useState<NewStaffAccount | null>(null)
  return (
    <Page
      title={words('staff.title')}
      actions={
        <Button variant="contained" startIcon={<AddIcon />} onClick={() => setChanged('new')}>
          {words('staff.add')}
        </Button>
      }
    >
      <ListBase<StaffAccount> resource="staff" disableSyncWithLocation perPage={50} exporter={false}>
        <Box sx={{ overflowX: 'auto' }}>
          <Datagrid bulkActionButtons={false} rowClick={false} sx={TABLE}>
            <FunctionField<StaffAccount>
              label={words('staff.name')}
              render={({ name, email }) => <TwoLines first={name} second={email} />}
            />
            <FunctionField<StaffAccount>
              label={words('staff.role')}
              render={({ role, registrationNumber }) => (
                <TwoLines first={words(`desk.roles.${role}`)} second={registrationNumber} />
              )}
            />
            <FunctionField<StaffAccount>
              label={words('staff.state')}
              render={(account) => <AccountState account={account} />}
            />
            <FunctionField<StaffAccount>
              label={words('staff.passkeys')}
              textAlign="right"
              render={({ passkeys }) => (passkeys > 0 ? passkeys : words('desk.none'))}
            />
            <FunctionField<StaffAccount>
              label={words('staff.seenAt')}
              render={({ seenAt }) => (seenAt ? dateAndTimeOf(seenAt) : words('staff.never'))}
            />
            <FunctionField<StaffAccount>
              label={words('staff.actions')}
              textAlign="right"
              render={(account) => <StaffActions account={account} onChange={setChanged} onReset={setMade} />}
            />
          </Datagrid>
        </Box>
        <Pagination rowsPerPageOptions={[50]} />
      </ListBase>
      {changed && (
        <StaffDialog
          account={changed === 'new' ? null : changed}
          onClose={() => setChanged(null)}
          onMade={setMade}
        />
      )}
      {made && <FirstPasswordDialog made={made} onClose={() => setMade(null)} />}
    </Page>
  )
}

/** What belongs together in one column, so that the table fits a tablet. */
function TwoLines({ first, second }: { first: string; second: string | null }) {
  return (
    <>
      {first}
      {second !== null && (
        <Typography variant="body2" color="text.secondary">
          {second}
        </Typography>
      )}
    </>
  )
}

function AccountState({ account: { state, hasSecondFactor } }: { account: StaffAccount }) {
  const words = useWords()
  if (state === 'closed') return <Chip size="small" label={words('staff.states.closed')} />
  if (!hasSecondFactor) return <Chip size="small" color="warning" label={words('staff.states.first')} />
  return <Chip size="small" color="success" variant="outlined" label={words('staff.states.open')} />
}
