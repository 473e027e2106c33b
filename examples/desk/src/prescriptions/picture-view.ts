import type { CSSProperties } from 'react'

/** How a picture is looked at. */
export interface PictureView {
  /** 1 is as wide as its place. */
  zoom: number
  /** Degrees. */
  turned: number
  hasContrast: boolean
}

export const START: PictureView = { zoom: 1, turned: 0, hasContrast: false }

const STEPS = [0.5, 0.75, 1, 1.5, 2, 3, 4, 6]

/** @param by - Steps: 1 is larger, -1 smaller. */
export function zoomed(view: PictureView, by: number): PictureView {
  const here = STEPS.findIndex((step) => step >= view.zoom)
  return { ...view, zoom: STEPS[Math.min(Math.max(here + by, 0), STEPS.length - 1)] ?? 1 }
}

/** A quarter to the right. */
export const nextTurn = (view: PictureView): PictureView => ({ ...view, turned: (view.turned + 90) % 360 })

const isOnSide = ({ turned }: PictureView) => turned % 180 !== 0

/** The room that a picture takes as it is turned. @param ratio - The picture's width by its height. */
export const frameOf = (view: PictureView, ratio: number): CSSProperties => ({
  position: 'relative',
  overflow: 'hidden',
  width: `${view.zoom * 100}%`,
  aspectRatio: String(isOnSide(view) ? 1 / ratio : ratio),
})

/** The picture in the middle of its room. */
export const pictureOf = (view: PictureView, ratio: number): CSSProperties => ({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: '50%',
  // On its side the picture is as wide as its room is high.
  width: `calc(100% * ${isOnSide(view) ? ratio : 1})`,
  maxWidth: 'none',
  transform: `translate(-50%, -50%) rotate(${view.turned}deg)`,
  filter: view.hasContrast ? 'grayscale(1) contrast(1.9) brightness(1.1)' : 'none',
})
