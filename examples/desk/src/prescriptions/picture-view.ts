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
