import type { NewStaffAccount, StaffAccount } from '@dawakit/core/contract'
import MoreVertIcon from '@mui/icons-material/MoreVert'
import { Button, IconButton, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { Confirm } from 'react-admin'
import { useWords } from '../language/use-words.ts'
import { useListChange } from './use-list-change.ts'

export interface StaffActionsProps {
  account: StaffAccount
  onChange: (account: StaffAccount) => void
  onReset: (made: NewStaffAccount) => void
}

/** What the owner does with an account. */
export function StaffActions({ account, onChange, onReset }: StaffActionsProps) {
  const words = useWords()
  const { id, name } = account
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [asked, setAsked] = useState<'close' | 'reset' | null>(null)
  const close = useListChange('POST /desk/staff/close', { done: words('staff.closed') })
  const reset = useListChange('POST /desk/staff/reset', { done: null, onDone: onReset })
  const signOut = useListChange('POST /desk/staff/signOut', { done: words('staff.signedOut') })
  if (account.state === 'closed') return null
  const choose = (act: () => void) => () => {
    setAnchor(null)
    act()
  }
  const confirm = () => {
    if (asked === 'close') close.mutate({ id })
    if (asked === 'reset') reset.mutate({ id })
    setAsked(null)
  }
  return (
    <>
      <Button size="small" aria-label={words('staff.changeOne', { name })} onClick={() => onChange(account)}>
        {words('staff.change')}
      </Button>
      <IconButton
        size="small"
        aria-label={words('staff.more', { name })}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVertIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={choose(() => signOut.mutate({ id }))}>{words('staff.signOut')}</MenuItem>
        <MenuItem onClick={choose(() => setAsked('reset'))}>{words('staff.reset')}</MenuItem>
        <MenuItem onClick={choose(() => setAsked('close'))}>{words('staff.close')}</MenuItem>
      </Menu>
      <Confirm
        isOpen={asked !== null}
        title={words(asked === 'reset' ? 'staff.resetTitle' : 'staff.closeTitle', { name })}
        content={words(asked === 'reset' ? 'staff.resetText' : 'staff.closeText')}
        onConfirm={confirm}
        onClose={() => setAsked(null)}
      />
    </>
  )
}
