import button from '@dawakit/widgets/button.css?without=--small,--full,--icon,--primary,--secondary,--quiet,--danger,:disabled&raw'
import field from '@dawakit/widgets/field.css?without=-field,__prefix,__hint,__error,--invalid,:read-only&raw'
import { PincodeChecker } from '@dawakit/widgets/pincode-checker'
import css from '@dawakit/widgets/pincode-checker.css?without=-button,__prompt&raw'
import type { ElementDefinition } from './element-class.ts'

/** `<dawa-pincode-checker>`: whether a pincode is served. */
export const definition: ElementDefinition = {
  tag: 'dawa-pincode-checker',
  Widget: PincodeChecker,
  css: [button, field, css],
}
