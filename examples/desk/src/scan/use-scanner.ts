import { useEffect, useRef } from 'react'
import { hearScanner } from './hear-scanner.ts'

/**
 * Hears a wedge scanner in any field of the page, and outside of fields. One to a page: `<ScanField>` has it already, with a
 * place to type a code into, the camera, the beep and the sentence; take this alone where a page shows all that by itself.
 *
 *     const [said, setSaid] = useState<ScanSaid | null>(null)
 *     const scans = useScannedPacks({ onPack: (scan) => take(scan), onSaid: setSaid })
 *     <ScanField onScan={scans} said={said} />
 *
 * @param onScan - What was scanned, as it was typed: separators are GS.
 * @param isOff - True while a dialog is open that scans nothing. @default false
 */
export function useScanner(onScan: (raw: string) => void, isOff = false): void {
  const newest = useRef(onScan)
  newest.current = onScan
  useEffect(() => {
    if (isOff) return
    return hearScanner((raw) => newest.current(raw))
  }, [isOff])
}
