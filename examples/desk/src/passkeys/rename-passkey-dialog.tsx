import type { Passkey } from '@dawakit/core/contract'
import { useDeskChange } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'
import { PasskeyDialog } from './passkey-dialog.tsx'

export interface RenamePasskeyDialogProps {
  passkey: Passkey
  onClose: () => void
}

/** Calls a passkey something else. */
export function RenamePasskeyDialog({ passkey: { id, label }, onClose }: RenamePasskeyDialogProps) {
  const words = useWords()
  const { mutate, error, isPending } = useDeskChange('POST /desk/passkeys/rename', {
    done: words('passkeys.renamed'),
    makesOld: ['GET /desk/passkeys'],
    isQuiet: true,
    onDone: onClose,
  })
  return (
    <PasskeyDialog
      title={words('passkeys.renameOf', { name: label })}
      action={words('desk.save')}
      label={label}
      isBusy={isPending}
      refusal={error}
      onSend={(name) => mutate({ id, label: name })}
      onClose={onClose}
    />
  )
}
