import { INK, type Paper } from '@dawakit/widgets/paper'
import qrcode from 'qrcode-generator'

/** Draws a QR code, without the white that it needs around it. @param side - Millimetres */
export function drawQrCode({ pdf }: Paper, text: string, { x, y, side }: Record<'x' | 'y' | 'side', number>) {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const count = code.getModuleCount()
  const step = side / count
  pdf.setFillColor(INK)
  for (let row = 0; row < count; row++) {
    // What is dark beside each other is one rectangle: no hairline runs through it.
    let begin: number | null = null
    for (let column = 0; column <= count; column++) {
      const isDark = column < count && code.isDark(row, column)
      if (isDark) begin ??= column
      else if (begin !== null) {
        pdf.rect(x + begin * step, y + row * step, (column - begin) * step, step, 'F')
        begin = null
      }
    }
  }
}
