import base from '../../../widgets/src/ground/theme/base.css?raw'
import host from './host.css?raw'

/** What every element wears. */
export const baseStyles: readonly string[] = [host, base]
