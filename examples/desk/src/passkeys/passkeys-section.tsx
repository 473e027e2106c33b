import { Button, List, Typography } from '@mui/material'
import { useRef, useState } from 'react'
import { useDeskRead } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'
import { Failure } from '../layout/failure.tsx'
import { Loading } from '../layout/loading.tsx'
import { Section } from '../orders/sections/section.tsx'
import { AddPasskeyDialog } from './add-passkey-dialog.tsx'
import { PasskeyItem } from './passkey-item.tsx'

/** One's own passkeys: added, named and removed. */
export function PasskeysSection() {
  const words = useWords()
  const { data, error, refetch } = useDeskRead('GET /desk/passkeys', {})
  const [isAdding, setAdding] = useState(false)
  const add = useRef<HTMLButtonElement>(null)
  return (
    <Section title={words('passkeys.title')}>
      <Typography color="text.secondary">{words('passkeys.intro')}</Typography>
      {!data && !error && <Loading />}
      {error && <Failure error={error} onAgain={refetch} />}
      {data?.length === 0 && <Typography sx={{ my: 1 }}>{words('passkeys.none')}</Typography>}
      {data && data.length > 0 && (
        <List dense>
          {data.map((passkey) => (
            // What had the focus goes with the passkey.
            <PasskeyItem key={passkey.id} passkey={passkey} onRemoved={() => add.current?.focus()} />
          ))}
        </List>
      )}
      {data && (
        <Button ref={add} variant="outlined" onClick={() => setAdding(true)}>
          {words('passkeys.add')}
        </Button>
      )}
      {isAdding && <AddPasskeyDialog onClose={() => setAdding(false)} />}
    </Section>
  )
}
