import type { Passkey } from '@dawakit/core/contract'
import { Box, Button, ListItem, Typography } from '@mui/material'
import { useState } from 'react'
import { Confirm } from 'react-admin'
import { useDeskChange } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'
import { dateAndTimeOf, dateOf } from '../layout/times.ts'
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx'

export interface PasskeyItemProps {
  passkey: Passkey
  /** It stands there no more. */
  onRemoved: () => void
}

/** One passkey: when it was made and used, and what can be done with it. */
export function PasskeyItem({ passkey, onRemoved }: PasskeyItemProps) {
  const words = useWords()
  const { id, label, createdAt, usedAt } = passkey
  const [asked, setAsked] = useState<'rename' | 'remove' | null>(null)
  const close = () => setAsked(null)
  const { mutateAsync, isPending } = useDeskChange('POST /desk/passkeys/remove', {
    done: words('passkeys.removed'),
    makesOld: ['GET /desk/passkeys'],
  })
  const remove = async () => {
    close()
    // What it was refused with is said in a notice.
    await mutateAsync({ id }).then(onRemoved, () => {})
  }
  const used = usedAt ? words('passkeys.used', { time: dateAndTimeOf(usedAt) }) : words('passkeys.unused')
  return (
    <ListItem disableGutters divider sx={{ flexWrap: 'wrap', columnGap: 1 }}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{label}</Typography>
        <Typography variant="body2" color="text.secondary">
          {`${words('passkeys.made', { date: dateOf(createdAt) })}, ${used}`}
        </Typography>
      </Box>
      <Button
        size="small"
        aria-label={words('passkeys.renameOf', { name: label })}
        onClick={() => setAsked('rename')}
      >
        {words('passkeys.rename')}
      </Button>
      <Button
        size="small"
        color="error"
        aria-label={words('passkeys.removeOf', { name: label })}
        loading={isPending}
        onClick={() => setAsked('remove')}
      >
        {words('passkeys.remove')}
      </Button>
      {asked === 'rename' && <RenamePasskeyDialog passkey={passkey} onClose={close} />}
      <Confirm
        isOpen={asked === 'remove'}
        title={words('passkeys.removeTitle', { name: label })}
        content={words('passkeys.removeText')}
        confirm={words('passkeys.remove')}
        confirmColor="warning"
        onConfirm={remove}
        onClose={close}
      />
    </ListItem>
  )
}
