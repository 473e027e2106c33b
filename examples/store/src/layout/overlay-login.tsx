import '@dawakit/widgets/dialog.css'
import '@dawakit/widgets/login.css'
import { LoginDrawer } from '@dawakit/widgets/login'
import { storeScriptsLabels as labels } from '../language/index.ts'
import { paths } from '../paths.ts'

/** The login drawer with what a customer agrees to. */
export default function StoreLogin() {
  const [before, between] = labels.signInTerms
  return (
    <LoginDrawer
      note={
        <>
          {before} <a href={paths.terms()}>{labels.terms}</a> {between}{' '}
          <a href={paths.privacy()}>{labels.privacy}</a>
        </>
      }
    />
  )
}
