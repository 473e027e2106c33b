import { Button, ButtonLink, buttonClass, whileBusy } from '@dawakit/widgets/button'

export const Actions = ({ isSaving, onSave }: { isSaving: boolean; onSave: () => void }) => (
  <>
    <Button isBusy={isSaving} onClick={onSave}>
      Save
    </Button>
    <ButtonLink variant="secondary" href="/cart">
      To the cart
    </ButtonLink>
  </>
)

/** The same look, and the same refusal of a second press, for a button of plain markup. */
export function plainButton(text: string, work: () => Promise<unknown>): HTMLButtonElement {
  const button = document.createElement('button')
  button.className = buttonClass({ variant: 'ghost', size: 'small' })
  button.textContent = text
  button.addEventListener('click', () => whileBusy(button, work))
  return button
}
