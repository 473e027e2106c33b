'use client'

import { draw } from './draw.tsx'

export const TruckIcon = /* @__PURE__ */ draw(
  'M2.5 6h11v10.5h-11ZM13.5 9.5h4l4 3.5v3.5h-8M7 19a1.8 1.8 0 1 0 0-3.6A1.8 1.8 0 0 0 7 19ZM17 19a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6Z',
)
