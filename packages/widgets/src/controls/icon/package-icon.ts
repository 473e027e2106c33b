'use client'

import { draw } from './draw.tsx'

export const PackageIcon = /* @__PURE__ */ draw(
  'm12 3 8 4.5v9L12 21l-8-4.5v-9ZM4.3 7.6 12 12l7.7-4.4M12 12v9M8 5.2l8 4.5',
)
