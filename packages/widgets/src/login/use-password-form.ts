'use client'

import { offline } from '@dawakit/core/refusals'
import { useState } from 'react'
import { useTask } from '../form/use-task.ts'

type Module = typeof import('../password-form/password-form.tsx')

/** The form of those who sign in by password, fetched when somebody asks for it: most come by a code. */
export function usePasswordForm() {
  const { isBusy, run } = useTask()
  const [module, setModule] = useState<Module>()

  async function fetchForm(): Promise<Module> {
    return import('../password-form/password-form.tsx').catch(() => {
      throw Object.assign(new Error(offline.text), { code: offline.code })
    })
  }

  return {
    PasswordForm: module?.PasswordForm,
    isBusy,
    load: (onLoaded: () => void) =>
      void run(async () => {
        setModule(module ?? (await fetchForm()))
        onLoaded()
      }),
  }
}
