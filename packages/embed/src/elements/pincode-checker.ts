import { PincodeChecker } from '@dawakit/widgets/pincode-checker'
import button from '../../../widgets/src/controls/button/button-base.css?raw'
import field from '../../../widgets/src/controls/field/field-box.css?raw'
import css from '../../../widgets/src/shopping/pincode-checker/pincode-form.css?raw'
import { fit } from '../styles/fit.ts'
import type { ElementDefinition } from './element-class.ts'

/** `<dawa-pincode-checker>`: whether a pincode is served. */
export const definition: ElementDefinition = {
  tag: 'dawa-pincode-checker',
  Widget: PincodeChecker,
  css: [fit({ least: 220, asked: 320 }), button, field, css],
}
