import type { ShopError } from '@dawakit/client'
import { checkForgotPassword } from '@dawakit/core/customer'
import { Button } from '@dawakit/widgets/button'
import { TextField } from '@dawakit/widgets/field'
import {
  FormError,
  failureText,
  formValues,
  useAfterNotice,
  useRefusal,
  useTask,
} from '@dawakit/widgets/form'
import { useShop } from '@dawakit/widgets/shop-context'
import { useState } from 'react'

export function Newsletter({ onDone }: { onDone: () => void }) {
  const shop = useShop('Newsletter')
  const refusal = useRefusal<'email'>()
  const { isBusy, run } = useTask()
  const [isDone, setDone] = useState(false)
  useAfterNotice(isDone, onDone)

  function submit(form: HTMLFormElement) {
    const { email = '' } = formValues(form)
    if (refusal.refuse(checkForgotPassword({ email }), form)) return
    run(
      async () => {
        await shop.call('POST /post/newsletter', { body: { email } })
        setDone(true)
      },
      (failure) => {
        refusal.refuseFailure(failure as ShopError, form)
        console.log(failureText(shop, failure))
      },
    )
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit(event.currentTarget)
      }}
    >
      <TextField label="Your e-mail" type="email" {...refusal.field('email')} />
      {refusal.formError && <FormError>{refusal.formError}</FormError>}
      <Button type="submit" isBusy={isBusy}>
        Subscribe
      </Button>
    </form>
  )
}
