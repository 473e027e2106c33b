'use client'

import { draw } from './draw.tsx'

export const UserIcon = /* @__PURE__ */ draw(
  'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.8-3.6 3.8-5.5 7.5-5.5s6.7 1.9 7.5 5.5',
)
