'use client'

import { draw } from './draw.tsx'

export const ZoomIcon = /* @__PURE__ */ draw(
  'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.3 15.3 20 20M10.5 7.8v5.4M7.8 10.5h5.4',
)
