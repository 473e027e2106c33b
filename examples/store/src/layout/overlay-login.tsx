import '@dawakit/widgets/dialog.css'
import '@dawakit/widgets/login.css'

export { LoginDrawer as default } from '@dawakit/widgets/login'
