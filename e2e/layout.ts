import { expect, type Page } from 'playwright/test'

/** Nothing sticks out to the right. */
export async function expectWithin(page: Page, name: string): Promise<void> {
  const overflow = await page.evaluate(
    () => (document.scrollingElement?.scrollWidth ?? 0) - document.documentElement.clientWidth,
  )
  expect(overflow, `overflow of ${name}`).toBeLessThanOrEqual(0)
}

/**
 * No text lies on another one and none is cut by its own box. Texts of a layer (what is fixed, sticks or floats) are compared
 * with those of the same layer; a text that ends in an ellipsis or after its lines is meant to.
 */
export async function expectTextsApart(page: Page, name: string): Promise<void> {
  const found = await page.evaluate(() => {
    interface Line {
      node: Node
      layer: Element | null
      left: number
      right: number
      top: number
      bottom: number
    }
    const HIDDEN_FROM_EYES = 'inset(50%)'
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('.skip-link, svg, script, noscript, option')
    const layers = new Map<Element, Element | null>()
    const layerOf = (element: Element): Element | null => {
      const known = layers.get(element)
      if (known !== undefined) return known
      const { position, zIndex } = getComputedStyle(element)
      const isLayer =
        /fixed|sticky/.test(position) ||
        (position === 'absolute' && zIndex !== 'auto') ||
        element.matches(':popover-open, dialog')
      const layer = isLayer ? element : element.parentElement ? layerOf(element.parentElement) : null
      layers.set(element, layer)
      return layer
    }
    /** What the boxes around it leave of a line, and whether one of them cuts it that is no scroller. */
    const clip = (line: Line, from: Element) => {
      let isCut = false
      for (let box: Element | null = from; box && box !== document.body; box = box.parentElement) {
        const { clipPath, overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(box)
        if (clipPath === HIDDEN_FROM_EYES) {
          line.right = line.left
          return false
        }
        if (overflowX === 'visible' && overflowY === 'visible') continue
        const { left, right, top, bottom } = box.getBoundingClientRect()
        const isMeant = textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
        if (overflowX === 'hidden' && !isMeant && (line.right > right + 1 || line.left < left - 1))
          isCut = true
        if (overflowY === 'hidden' && !isMeant && line.bottom > bottom + 1) isCut = true
        line.left = Math.max(line.left, left)
        line.right = Math.min(line.right, right)
        line.top = Math.max(line.top, top)
        line.bottom = Math.min(line.bottom, bottom)
      }
      return isCut
    }
    // As it is when it has been scrolled to.
    const near = new CSSStyleSheet()
    near.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(near)
    const lines: Line[] = []
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode()) {
      const node = texts.currentNode
      const parent = node.parentElement
      if (!parent || !node.nodeValue?.trim() || !isShown(parent)) continue
      range.selectNodeContents(node)
      for (const { left, right, top, bottom } of range.getClientRects()) {
        // The middle of the line: letters' boxes are taller than a tight line.
        const quarter = (bottom - top) / 4
        const line = {
          node,
          layer: layerOf(parent),
          left,
          right,
          top: top + quarter,
          bottom: bottom - quarter,
        }
        if (clip(line, parent)) found.push(`cut: ${node.nodeValue.trim()}`)
        if (line.right - line.left > 2 && line.bottom - line.top > 2) lines.push(line)
      }
    }
    lines.sort((one, other) => one.top - other.top)
    lines.forEach((one, index) => {
      for (let at = index + 1; at < lines.length; at++) {
        const other = lines[at] as Line
        if (other.top >= one.bottom) break
        if (one.node === other.node || one.layer !== other.layer) continue
        if (other.left < one.right - 1 && one.left < other.right - 1)
          found.push(`over each other: ${one.node.nodeValue?.trim()} | ${other.node.nodeValue?.trim()}`)
      }
    })
    document.adoptedStyleSheets.pop()
    return [...new Set(found)]
  })
  expect(found, `texts of ${name}`).toEqual([])
}

/** Whatever can be pressed is what a press at its middle meets, once it is scrolled to. */
export async function expectReachable(page: Page, name: string, within = 'body'): Promise<void> {
  const found = await page.evaluate((within) => {
    const hidden: string[] = []
    const controls = document.querySelectorAll<HTMLElement>(
      `${within} :is(a[href], button, input, select, textarea, summary)`,
    )
    for (const control of controls) {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (control.matches('.skip-link, .dawa-hidden, :disabled') || control.closest('[aria-hidden="true"]'))
        continue
      if (getComputedStyle(control).pointerEvents === 'none') continue
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const [box] = control.getClientRects()
      if (!box) continue
      const met = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
      const label = met?.closest('label')
      if (met && (control.contains(met) || label?.contains(control))) continue
      hidden.push(
        `${control.textContent?.trim() || control.getAttribute('aria-label')} under ${met?.className}`,
      )
    }
    scrollTo({ top: 0, behavior: 'instant' })
    return hidden
  }, within)
  expect(found, `controls of ${name}`).toEqual([])
}

/** Text-only zoom, as browsers do it: letters and the lines that were given with them, nothing else. */
export async function doubleTexts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('body, body *')]
    const sizes = all.map((element) => {
      const { fontSize, lineHeight } = getComputedStyle(element)
      return [Number.parseFloat(fontSize), Number.parseFloat(lineHeight)] as const
    })
    all.forEach((element, index) => {
      element.dataset['zoomedFrom'] = element.style.cssText
      const [fontSize, lineHeight] = sizes[index] ?? []
      element.style.fontSize = `${2 * (fontSize ?? 0)}px`
      if (lineHeight) element.style.lineHeight = `${2 * lineHeight}px`
    })
  })
}

/** Takes the text-only zoom back. */
export async function halveTexts(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-zoomed-from]')) {
      element.style.cssText = element.dataset['zoomedFrom'] ?? ''
      delete element.dataset['zoomedFrom']
    }
  })
}
