'use client'

import { draw } from './draw.tsx'

export const MenuIcon = /* @__PURE__ */ draw('M4 6.5h16M4 12h16M4 17.5h16')
