'use client'

import { draw } from './draw.tsx'

export const SearchIcon = /* @__PURE__ */ draw(
  'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.3 15.3 20 20',
)
export const CartIcon = /* @__PURE__ */ draw(
  'M3 4h2.2l2.1 11h10.2l2-8H6.2M9 20.2a.8.8 0 1 0 0-1.6.8.8 0 0 0 0 1.6ZM16.5 20.2a.8.8 0 1 0 0-1.6.8.8 0 0 0 0 1.6Z',
)
export const PinIcon = /* @__PURE__ */ draw(
  'M12 21s7-6.2 7-11.2a7 7 0 0 0-14 0C5 14.8 12 21 12 21ZM12 12.3a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
)
export const UserIcon = /* @__PURE__ */ draw(
  'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.8-3.6 3.8-5.5 7.5-5.5s6.7 1.9 7.5 5.5',
)
export const CloseIcon = /* @__PURE__ */ draw('m6 6 12 12M18 6 6 18')
export const ChevronRightIcon = /* @__PURE__ */ draw('m9 5 7 7-7 7')
export const ChevronLeftIcon = /* @__PURE__ */ draw('m15 5-7 7 7 7')
export const ChevronDownIcon = /* @__PURE__ */ draw('m5 9 7 7 7-7')
export const CheckIcon = /* @__PURE__ */ draw('m4.5 12.5 5 5L19.5 7')
export const AlertIcon = /* @__PURE__ */ draw('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7.5v5.5M12 16.4v.1')
export const RxIcon = /* @__PURE__ */ draw('M6 17V4h5a3.5 3.5 0 0 1 0 7H6m4 0 8.5 9m0-7.5-7.5 8')
export const SnowflakeIcon = /* @__PURE__ */ draw(
  'M12 3v18M4.2 7.5l15.6 9M4.2 16.5l15.6-9M9.5 4.5 12 7l2.5-2.5M9.5 19.5 12 17l2.5 2.5M4 11l3.4-.9-.9-3.4M20 13l-3.4.9.9 3.4M4 13l3.4.9-.9 3.4M20 11l-3.4-.9.9-3.4',
)
export const TruckIcon = /* @__PURE__ */ draw(
  'M2.5 6h11v10.5h-11ZM13.5 9.5h4l4 3.5v3.5h-8M7 19a1.8 1.8 0 1 0 0-3.6A1.8 1.8 0 0 0 7 19ZM17 19a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6Z',
)
export const BellIcon = /* @__PURE__ */ draw('M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15ZM10 20.5h4')
export const TrashIcon = /* @__PURE__ */ draw(
  'M4.5 6.5h15M9.5 6V4h5v2M6.5 6.5l.8 13.5h9.4l.8-13.5M10 10.5v5.5M14 10.5v5.5',
)
export const PlusIcon = /* @__PURE__ */ draw('M12 5v14M5 12h14')
export const MinusIcon = /* @__PURE__ */ draw('M5 12h14')
export const StarIcon = /* @__PURE__ */ draw(
  'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8Z',
  true,
)
export const PhoneIcon = /* @__PURE__ */ draw(
  'M5 4h3.5l1.5 4.5-2 1.5a11 11 0 0 0 6 6l1.5-2 4.5 1.5V19a1.5 1.5 0 0 1-1.6 1.5A15.5 15.5 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4Z',
)
export const MailIcon = /* @__PURE__ */ draw('M3.5 5.5h17v13h-17ZM4 6l8 7 8-7')
export const DownloadIcon = /* @__PURE__ */ draw('M12 4v11.5M7 11l5 5 5-5M4.5 20h15')
export const MenuIcon = /* @__PURE__ */ draw('M4 6.5h16M4 12h16M4 17.5h16')
export const FilterIcon = /* @__PURE__ */ draw('M4 6.5h16M7 12h10M10 17.5h4')
export const UploadIcon = /* @__PURE__ */ draw('M12 16V4.5M7 9l5-5 5 5M4.5 20h15')
export const EditIcon = /* @__PURE__ */ draw('m4 20 1-4.5L16.5 4 20 7.5 8.5 19ZM14 6.5l3.5 3.5')
export const HomeIcon = /* @__PURE__ */ draw('m3.5 11.5 8.5-8 8.5 8M6 9.5V20h12V9.5M10 20v-6h4v6')
export const PackageIcon = /* @__PURE__ */ draw(
  'm12 3 8 4.5v9L12 21l-8-4.5v-9ZM4.3 7.6 12 12l7.7-4.4M12 12v9M8 5.2l8 4.5',
)
export const FileIcon = /* @__PURE__ */ draw('M6 3h8l4.5 4.5V21H6ZM14 3v4.5h4.5M9 12.5h6M9 16.5h6')
export const EyeIcon = /* @__PURE__ */ draw(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
)
export const LogoutIcon = /* @__PURE__ */ draw('M10 4H4.5v16H10M9.5 12h11M16 7.5l4.5 4.5-4.5 4.5')
export const ZoomIcon = /* @__PURE__ */ draw(
  'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.3 15.3 20 20M10.5 7.8v5.4M7.8 10.5h5.4',
)
