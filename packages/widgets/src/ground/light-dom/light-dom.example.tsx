import { LightDom } from '@dawakit/widgets/light-dom'

/** In an element of yours that has a shadow root: password managers find the form, and it posts into a frame. */
export const CardForm = () => (
  <LightDom>
    <form method="post" action="https://bank.example/pay" target="bank">
      <input name="card" autoComplete="cc-number" aria-label="Card number" />
      <button type="submit">Pay</button>
    </form>
  </LightDom>
)
