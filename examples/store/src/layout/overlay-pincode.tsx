import '@dawakit/widgets/dialog.css'
import '@dawakit/widgets/pincode-checker.css'

export { PincodeDrawer as default } from '@dawakit/widgets/pincode-checker'
