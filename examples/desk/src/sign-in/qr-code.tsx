import { Box } from '@mui/material'
import qrcode from 'qrcode-generator'

export interface QrCodeProps {
  text: string
  /** What it is, for who does not see it. */
  label: string
}

/** Modules around the code that stay white, as the standard asks. */
const QUIET = 4

/** A QR code, always dark on white: cameras read no other. */
export function QrCode({ text, label }: QrCodeProps) {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const count = code.getModuleCount()
  const modules = Array.from({ length: count }, (_, row) =>
    Array.from({ length: count }, (_, column) =>
      code.isDark(row, column) ? `M${column + QUIET} ${row + QUIET}h1v1h-1z` : '',
    ).join(''),
  ).join('')
  const size = count + 2 * QUIET
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{
        width: 200,
        height: 200,
        alignSelf: 'center',
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
      }}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={modules} fill="#000" />
    </Box>
  )
}
