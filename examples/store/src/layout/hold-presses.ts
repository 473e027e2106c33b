/**
 * The first script of every page; it stands in the page itself (`astro.config.mjs`). It brings the page's other scripts once the page
 * has been painted (`scripts-after-paint.ts`), so that what is seen has the line for itself.
 *
 * A button of a server's markup does nothing before its script has come, and who presses it on a slow line would have
 * pressed for nothing. Such a press is held and the button is busy, until what it does is there: for a button of the
 * page when its scripts have run, for one of an island when that has
 * hydrated. Then it is pressed, once.
 *
 * Where a script did not come, a held press says so; the next one reads the page anew, once the store answers. A button
 * with a page of its own to fall back to goes there instead.
 * Links and forms that work without a script are left alone; an island's form that names no action does not.
 */
{
  const buttons =
    ':is(button[type=button], [data-open], astro-island form:not([action]) button):not([popovertarget], [aria-disabled=true], #overlays *)'
  const held = new Set<Element>()
  const lost = new Set<EventTarget>()
  let isParsed = false
  /** Scripts on their way. */
  let coming = 0

  const isRead = () => isParsed && coming === 0
  const homeOf = (button: Element) => button.closest('astro-island') ?? document
  const isAlive = (home: Element | Document) =>
    home instanceof Element ? !home.hasAttribute('ssr') : isRead()

  const hasPage = (button: Element) => button.matches('[data-open][type=submit]')

  const say = () => {
    const notice = document.querySelector<HTMLElement>('[data-plain-notice]')
    if (!notice) return
    notice.textContent = notice.dataset['plainNotice'] ?? null
    notice.hidden = false
    setTimeout(() => {
      notice.hidden = true
    }, 5000)
  }
  const readAnew = () =>
    fetch('/healthz', { method: 'HEAD' }).then(({ ok }) => (ok ? location.reload() : say()), say)

  const letGo = (home: EventTarget | null) => {
    for (const button of held) {
      if (homeOf(button) !== home) continue
      held.delete(button)
      button.removeAttribute('aria-busy')
      if (lost.has(home) && !hasPage(button)) say()
      else (button as HTMLElement).click()
    }
  }

  const hold = (event: Event) => {
    const button = (event.target as Element).closest(buttons)
    if (!button) return
    const home = homeOf(button)
    const isLost = lost.has(home)
    if (isLost ? hasPage(button) : isAlive(home)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (isLost) return void readAnew()
    held.add(button)
    button.setAttribute('aria-busy', 'true')
  }
  addEventListener('click', hold, true)

  const lose = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && !isRead()) lost.add(document)
  }
  addEventListener('error', lose, true)
  const settle = () => {
    if (isRead()) letGo(document)
  }
  addEventListener('DOMContentLoaded', () =>
    setTimeout(() => {
      isParsed = true
      settle()
    }),
  )

  window.bringScript = (...addresses) => {
    coming++
    requestAnimationFrame(() =>
      setTimeout(() =>
        // What the first stands on is asked for beside it, not when it has come.
        Promise.all(addresses.map((address) => import(/* @vite-ignore */ address)))
          .catch((error) => {
            lost.add(document)
            reportError(error)
          })
          .finally(() => {
            coming--
            settle()
          }),
      ),
    )
  }

  addEventListener('astro:hydrate', ({ target }) => letGo(target), true)
  addEventListener('astro:hydration-error', ({ target }) => {
    if (target) lost.add(target)
    letGo(target)
  })
}
