import frame from '../../../widgets/src/ground/theme/frame.css?raw'
import host from './host.css?raw'

/** What every element wears. */
export const baseStyles: readonly string[] = [host, frame]
