import button from '@dawakit/widgets/button.css?raw'
import field from '@dawakit/widgets/field.css?raw'
import { Login, LoginDrawer } from '@dawakit/widgets/login'
import css from '@dawakit/widgets/login.css?raw'
import { useSession } from '@dawakit/widgets/shop-context'
import { createElement } from 'react'
import { inWords } from '../languages/in-words.ts'
import { fit } from '../styles/fit.ts'
import { withLightDom } from './light-dom-element.ts'
import { panelStyles } from './panel-styles.ts'

/** Until the shop has said whose a kept session is, a line waits for the name: a form would come and go. */
function LoginInPage() {
  const { status } = useSession()
  return status === 'unknown'
    ? createElement('p', { className: 'dawa-widget dawa-login__waiting', 'aria-busy': true })
    : createElement(Login)
}

/** With `drawer` it waits for `Dawakit.open('login')`; without, it stands in the page. */
const LoginElement = ({ drawer }: { drawer?: boolean }) => createElement(drawer ? LoginDrawer : LoginInPage)

/** `<dawa-login>`: signing in by mobile number and one-time code. */
export const definition = withLightDom([button, field, css], {
  tag: 'dawa-login',
  Widget: inWords(LoginElement),
  css: [
    ':host([drawer]){display:contents}',
    fit({ least: 220, asked: 420 }, ':host(:not([drawer]))'),
    ...panelStyles,
    field,
    css,
    '.dawa-login__waiting{height:36px}',
  ],
  attributes: { drawer: 'boolean' },
})
