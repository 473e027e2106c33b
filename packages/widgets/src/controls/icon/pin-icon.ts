'use client'

import { draw } from './draw.tsx'

export const PinIcon = /* @__PURE__ */ draw(
  'M12 21s7-6.2 7-11.2a7 7 0 0 0-14 0C5 14.8 12 21 12 21ZM12 12.3a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
)
