'use client'

import { draw } from './draw.tsx'

export const StarIcon = /* @__PURE__ */ draw(
  'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8Z',
  'currentColor',
)
