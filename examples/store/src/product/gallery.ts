/** How much the magnifier enlarges. */
const MAGNIFIED = 2.2

/** Gives a gallery its thumbnails' marks, the magnifier and the full-screen view. */
export function startGallery(gallery: HTMLElement): void {
  const slides = gallery.querySelector<HTMLElement>('[data-gallery-slides]')
  const dialog = gallery.querySelector<HTMLDialogElement>('[data-gallery-dialog]')
  const large = gallery.querySelector<HTMLImageElement>('[data-gallery-large]')
  const count = gallery.querySelector('[data-gallery-count]')
  const pictures = [...gallery.querySelectorAll<HTMLImageElement>('[data-gallery-slides] img')]
  const thumbs = [...gallery.querySelectorAll<HTMLElement>('[data-gallery-thumb]')]
  if (!slides || !dialog || !large) return
  let shown = 0

  const mark = (index: number) => {
    shown = index
    thumbs.forEach((thumb, at) => {
      if (at === index) thumb.setAttribute('aria-current', 'true')
      else thumb.removeAttribute('aria-current')
    })
  }
  const go = (index: number) => {
    slides.scrollTo({ left: index * slides.clientWidth, behavior: 'instant' })
    mark(index)
  }

  thumbs.forEach((thumb, index) => {
    thumb.addEventListener('click', (event) => {
      event.preventDefault()
      go(index)
    })
  })
  const markShown = () => mark(Math.round(slides.scrollLeft / (slides.clientWidth || 1)))
  slides.addEventListener('scroll', markShown, { passive: true })
  // A thumbnail is a link: it may have been pressed, or led to from elsewhere, before there was a script.
  markShown()

  for (const picture of pictures) {
    picture.addEventListener('pointermove', (event) => {
      if (event.pointerType !== 'mouse') return
      const { left, top, width, height } = slides.getBoundingClientRect()
      picture.style.transformOrigin = `${((event.clientX - left) / width) * 100}% ${((event.clientY - top) / height) * 100}%`
      picture.style.scale = String(MAGNIFIED)
    })
    picture.addEventListener('pointerleave', () => {
      picture.style.scale = ''
    })
    picture.addEventListener('click', () => open())
  }

  const showLarge = (index: number) => {
    go((index + pictures.length) % pictures.length)
    large.src = pictures[shown]?.src ?? ''
    if (count) count.textContent = thumbs[shown]?.getAttribute('aria-label') ?? ''
  }
  const open = () => {
    showLarge(shown)
    dialog.showModal()
    import('@dawakit/widgets/back').then(
      ({ closeDialogByBack }) => closeDialogByBack(dialog),
      () => {},
    )
  }
  gallery.querySelector('[data-gallery-open]')?.addEventListener('click', open)
  gallery.querySelector('[data-gallery-close]')?.addEventListener('click', () => dialog.close())
  for (const step of gallery.querySelectorAll<HTMLElement>('[data-gallery-step]')) {
    step.addEventListener('click', () => showLarge(shown + Number(step.dataset['galleryStep'])))
  }
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowRight') showLarge(shown + 1)
    if (key === 'ArrowLeft') showLarge(shown - 1)
  })
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close()
  })
}
