'use client'

import { draw } from './draw.tsx'

export const CartIcon = /* @__PURE__ */ draw(
  'M3 4h2.2l2.1 11h10.2l2-8H6.2M9 20.2a.8.8 0 1 0 0-1.6.8.8 0 0 0 0 1.6ZM16.5 20.2a.8.8 0 1 0 0-1.6.8.8 0 0 0 0 1.6Z',
)
