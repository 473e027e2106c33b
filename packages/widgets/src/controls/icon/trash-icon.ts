'use client'

import { draw } from './draw.tsx'

export const TrashIcon = /* @__PURE__ */ draw(
  'M4.5 6.5h15M9.5 6V4h5v2M6.5 6.5l.8 13.5h9.4l.8-13.5M10 10.5v5.5M14 10.5v5.5',
)
