/** A pop-over that is put away, also one that the pointer opened, stays away until the pointer comes anew. */
export function dismissMenu(): void {
  for (const group of document.querySelectorAll<HTMLElement>('.menu-bar__group')) {
    group.addEventListener('pointerenter', () => delete group.dataset['dismissed'])
    group.querySelector<HTMLElement>('[popover]')?.addEventListener('beforetoggle', ({ newState }) => {
      if (newState === 'closed') group.dataset['dismissed'] = ''
    })
  }
  addEventListener('keydown', (event) => {
    const hovered = event.key === 'Escape' && document.querySelector<HTMLElement>('.menu-bar__group:hover')
    if (hovered) hovered.dataset['dismissed'] = ''
  })
}
