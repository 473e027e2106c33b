import button from '@dawakit/widgets/button.css?raw'
import field from '@dawakit/widgets/field.css?raw'
import { Login, LoginDrawer } from '@dawakit/widgets/login'
import css from '@dawakit/widgets/login.css?raw'
import { createElement } from 'react'
import { fit } from '../styles/fit.ts'
import { withLightDom } from './light-dom-element.ts'
import { panelStyles } from './panel-styles.ts'

/** With `drawer` it waits for `Dawakit.open('login')`; without, it stands in the page. */
const LoginElement = ({ drawer }: { drawer?: boolean }) => createElement(drawer ? LoginDrawer : Login)

/** `<dawa-login>`: signing in by mobile number and one-time code. */
export const definition = withLightDom([button, field, css], {
  tag: 'dawa-login',
  Widget: LoginElement,
  css: [
    ':host([drawer]){display:contents}',
    fit({ least: 220, asked: 420 }, ':host(:not([drawer]))'),
    ...panelStyles,
    field,
    css,
  ],
  attributes: { drawer: 'boolean' },
})
