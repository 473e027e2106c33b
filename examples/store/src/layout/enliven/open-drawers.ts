/** Back closes what is open; without a network it goes back. */
const back = () => import('@dawakit/widgets/back').catch(() => null)

/**
 * The menu and the filter open without script, as popovers. With it the menu is what it looks like, a modal dialog, and
 * Back closes either. An entry that an overlay has left, on a page that was read anew, is taken out.
 */
export function openDrawers(): void {
  if (history.state?.dawakit) void back().then((keeper) => keeper?.keeperOfBack())
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[popover]')) openModally(dialog)
  document.querySelector<HTMLElement>('#filter')?.addEventListener('toggle', async ({ target, newState }) => {
    if (newState === 'open') (await back())?.closePopoverByBack(target as HTMLElement)
  })
}

function openModally(dialog: HTMLDialogElement): void {
  const open = () => {
    dialog.showModal()
    void back().then((keeper) => keeper?.closeDialogByBack(dialog))
  }
  for (const button of document.querySelectorAll(`[popovertarget="${dialog.id}"]`)) {
    button.addEventListener('click', (event) => {
      event.preventDefault()
      if (dialog.open) dialog.close()
      else open()
    })
  }
  // A press beside it meets the dialog itself, which nothing of its own shows below.
  dialog.addEventListener('click', ({ target, clientX }) => {
    if (target === dialog && clientX < dialog.getBoundingClientRect().left) dialog.close()
  })
  if (dialog.matches(':popover-open')) {
    // It was opened before this came.
    dialog.hidePopover()
    open()
  }
}
