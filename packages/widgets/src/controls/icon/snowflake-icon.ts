'use client'

import { draw } from './draw.tsx'

export const SnowflakeIcon = /* @__PURE__ */ draw(
  'M12 3v18M4.2 7.5l15.6 9M4.2 16.5l15.6-9M9.5 4.5 12 7l2.5-2.5M9.5 19.5 12 17l2.5 2.5M4 11l3.4-.9-.9-3.4M20 13l-3.4.9.9 3.4M4 13l3.4.9-.9 3.4M20 11l-3.4-.9.9-3.4',
)
