type Colour = [red: number, green: number, blue: number, alpha: number]

/**
 * How an element looks: as the nearest `data-dawa-theme` around it says, else by what it stands on, which is `dark` where
 * our light text reads better than our dark. Grounds that let others through are laid on them; on a picture, or where
 * there is only the browser's own ground, nobody can say.
 */
export function themeOf(element: Element): string {
  const brush = new OffscreenCanvas(1, 1).getContext('2d', {
    willReadFrequently: true,
  }) as OffscreenCanvasRenderingContext2D
  brush.globalCompositeOperation = 'destination-over'
  let ground = ''
  for (let at: Element | undefined = element; at; ) {
    const { dawaTheme } = (at as HTMLElement).dataset
    if (dawaTheme) return dawaTheme
    const { backgroundColor, backgroundImage } = getComputedStyle(at)
    brush.fillStyle = backgroundColor
    brush.fillRect(0, 0, 1, 1)
    const [red, green, blue, alpha] = brush.getImageData(0, 0, 1, 1).data as unknown as Colour
    if (backgroundImage !== 'none') ground ||= 'picture'
    // Below a luminance of 0.19, which is a grey of 120.
    if (alpha === 255) ground ||= red * 2 + green * 7 + blue < 1200 ? 'dark' : 'light'
    at = at.parentElement ?? (at.getRootNode() as ShadowRoot).host
  }
  return ground
}
