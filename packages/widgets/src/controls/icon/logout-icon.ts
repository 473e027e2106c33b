'use client'

import { draw } from './draw.tsx'

export const LogoutIcon = /* @__PURE__ */ draw('M10 4H4.5v16H10M9.5 12h11M16 7.5l4.5 4.5-4.5 4.5')
