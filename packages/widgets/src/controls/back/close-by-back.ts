import { keeperOfBack } from './keeper-of-back.ts'

/**
 * Lets the browser's Back close an open overlay. One that opened by itself, on a page that nobody has touched, is none of
 * the visitor's steps: Back leaves that page.
 *
 * @param close - Closes it.
 * @returns what to call when it was closed otherwise.
 */
export function closeByBack(close: () => void): () => void {
  if (navigator.userActivation?.hasBeenActive === false) return () => {}
  const { open, settleSoon } = keeperOfBack()
  const closeThis = () => close()
  open.push(closeThis)
  settleSoon()
  return () => {
    const at = open.indexOf(closeThis)
    if (at >= 0) open.splice(at, 1)
    settleSoon()
  }
}

/** Lets the browser's Back close a modal dialog, as Escape does. */
export function closeDialogByBack(dialog: HTMLDialogElement): void {
  const { dialogs } = keeperOfBack()
  if (!dialog.open || dialogs.has(dialog)) return
  dialogs.add(dialog)
  const forget = () => {
    dialog.removeEventListener('close', onClose)
    dialogs.delete(dialog)
  }
  const release = closeByBack(() => {
    if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close()
    // Its entry is gone: opened again before 'close' is told, it needs another.
    forget()
  })
  const onClose = () => {
    // It is told late: the dialog may be open again.
    if (dialog.open) return
    forget()
    release()
  }
  dialog.addEventListener('close', onClose)
}

/** Lets the browser's Back close what is `hidden` when it is closed. */
export async function closeShownByBack(panel: Element, close: () => void): Promise<void> {
  // What a press changes shows by the next frame.
  await new Promise(requestAnimationFrame)
  if (panel.matches('[hidden]')) return
  const release = closeByBack(close)
  const observer = new MutationObserver(() => {
    if (!panel.matches('[hidden]') && panel.isConnected) return
    observer.disconnect()
    release()
  })
  observer.observe(panel, { attributeFilter: ['hidden'] })
}

/** Lets the browser's Back close a popover. */
export function closePopoverByBack(popover: HTMLElement): void {
  if (!popover.matches(':popover-open')) return
  const release = closeByBack(() => popover.hidePopover())
  const onToggle = ({ newState }: ToggleEvent) => {
    if (newState !== 'closed') return
    popover.removeEventListener('toggle', onToggle)
    release()
  }
  popover.addEventListener('toggle', onToggle)
}
