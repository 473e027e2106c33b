import { closeByBack, closeDialogByBack, closePopoverByBack, closeShownByBack } from '@dawakit/widgets/back'

/** An overlay of your own: Back closes it, and what it was closed by otherwise says so. */
export function openMenu(menu: HTMLElement): () => void {
  menu.classList.add('is-open')
  const release = closeByBack(() => menu.classList.remove('is-open'))
  return () => {
    menu.classList.remove('is-open')
    release()
  }
}

export function openTerms(dialog: HTMLDialogElement): void {
  dialog.showModal()
  closeDialogByBack(dialog)
}

export function openHint(popover: HTMLElement): void {
  popover.showPopover()
  closePopoverByBack(popover)
}

export function openFilters(panel: HTMLElement): void {
  panel.hidden = false
  closeShownByBack(panel, () => {
    panel.hidden = true
  })
}
