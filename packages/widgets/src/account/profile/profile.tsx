'use client'

import type { User } from '@dawakit/client'
import type { ProfileData } from '@dawakit/core/contract'
import { BLOOD_GROUPS, checkProfile, profileChange } from '@dawakit/core/customer'
import { dateLabels, formatDay } from '@dawakit/core/delivery'
import { type FormEvent, useState } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { Field, TextField } from '../../controls/field/field.tsx'
import { takeFocus } from '../../controls/field/take-focus.ts'
import { tellFailure } from '../../controls/form/tell-failure.ts'
import { formValues, useRefusal } from '../../controls/form/use-refusal.ts'
import { failureText, useTask } from '../../controls/form/use-task.ts'
import { EditIcon } from '../../controls/icon/edit-icon.ts'
import { COUNTRY_CODE, fullMobileNumber } from '../../controls/mobile-field/mobile-number.ts'
import { Skeleton } from '../../controls/skeleton/skeleton.tsx'
import { useKeptFocus } from '../../ground/kept-focus/use-kept-focus.ts'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useSession } from '../../ground/shop-context/shop-stores.ts'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { useWidgetId } from '../../ground/shop-context/use-widget-id.ts'
import { AddressList } from '../address-list/address-list.tsx'
import { LoginNeeded } from '../login-needed/login-needed.tsx'
import { profileLabels } from './profile-labels.ts'

/** The customer's details, to read and to edit, and the delivery addresses. */
export function Profile() {
  const labels = useLabels('profile', profileLabels)
  const { user, status } = useSession()
  const [isEditing, setEditing] = useState(false)
  const [draft, setDraft] = useState<ProfileData>({})
  const id = useWidgetId('profile')
  const formId = useWidgetId('profile-form')
  const { isBusy, run } = useTask()
  const kept = useKeptFocus<HTMLElement>()
  if (!user) {
    return status === 'guest' ? (
      <div className="dawa-widget dawa-profile" part="profile">
        <LoginNeeded />
      </div>
    ) : (
      <div className="dawa-widget dawa-profile" aria-busy="true">
        <Skeleton className="dawa-profile__skeleton" />
      </div>
    )
  }
  return (
    <div className="dawa-widget dawa-profile" part="profile">
      <section {...kept} className="dawa-profile__card" aria-labelledby={id}>
        <header className="dawa-profile__head">
          <h2 id={id} className="dawa-profile__title" part="title">
            {labels.title}
          </h2>
          {isEditing ? (
            <Button key="save" type="submit" form={formId} size="small" isBusy={isBusy}>
              {labels.save}
            </Button>
          ) : (
            <Button key="edit" variant="ghost" size="small" onClick={() => setEditing(true)}>
              <EditIcon size={16} /> {labels.edit}
            </Button>
          )}
        </header>
        {isEditing ? (
          <ProfileForm
            id={formId}
            user={{ ...user, ...draft }}
            run={run}
            onDone={(unsaved) => {
              setDraft(unsaved)
              setEditing(false)
            }}
          />
        ) : (
          <ProfileFacts user={user} />
        )}
      </section>
      <div className="dawa-profile__card">
        <AddressList />
      </div>
    </div>
  )
}

function ProfileFacts({ user }: { user: User }) {
  const dates = useLabels('dates', dateLabels)
  const labels = useLabels('profile', profileLabels)
  const { genders } = labels
  const facts: [name: string, value: string][] = [
    [labels.username, user.username],
    [labels.mobileNumber, fullMobileNumber(user.mobileNumber)],
    [labels.email, user.email],
    [labels.gender, genders[user.gender as keyof typeof genders] ?? user.gender],
    [labels.bloodGroup, user.bloodGroup],
    [labels.dateOfBirth, user.dateOfBirth && formatDay(user.dateOfBirth.slice(0, 10), dates)],
  ]
  return (
    <dl className="dawa-profile__facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value || labels.notSet}</dd>
        </div>
      ))}
    </dl>
  )
}

interface ProfileFormProps {
  id: string
  user: User
  run: ReturnType<typeof useTask>['run']
  /** Saved or refused: back to reading. What was not saved is there when editing begins again. */
  onDone: (unsaved: ProfileData) => void
}

function ProfileForm({ id, user, run, onDone }: ProfileFormProps) {
  const labels = useLabels('profile', profileLabels)
  const shop = useShop('Profile')
  const refusal = useRefusal<'username'>()

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const values = formValues(event.currentTarget)
    if (refusal.refuse(checkProfile(values), event.currentTarget)) return
    const change = profileChange(values)
    void run(
      async () => {
        await shop.call('PUT /update/userDetails', { body: { data: { id: user._id, data: change } } })
        await shop.session.refresh()
        shop.notify({ kind: 'success', ...labels.updated })
        onDone({})
      },
      (failure) => {
        shop.notify({ kind: 'error', title: failureText(shop, failure) })
        tellFailure(shop, 'account', failure)
        onDone(change)
      },
    )
  }

  return (
    <form id={id} className="dawa-profile__form" noValidate onSubmit={save}>
      <TextField
        {...refusal.field('username')}
        label={labels.username}
        autoComplete="username"
        defaultValue={user.username}
        inputRef={takeFocus}
      />
      <TextField
        label={labels.mobileNumber}
        prefix={COUNTRY_CODE}
        readOnly
        autoComplete="off"
        value={user.mobileNumber}
      />
      <TextField label={labels.email} readOnly autoComplete="off" value={user.email} />
      <Choice name="gender" saved={user.gender} options={Object.entries(labels.genders)} />
      <Choice
        name="bloodGroup"
        saved={user.bloodGroup}
        options={BLOOD_GROUPS.map((group) => [group, group])}
      />
      <TextField
        label={labels.dateOfBirth}
        name="dateOfBirth"
        type="date"
        autoComplete="bday"
        defaultValue={user.dateOfBirth.slice(0, 10)}
      />
    </form>
  )
}

interface ChoiceProps {
  name: 'gender' | 'bloodGroup'
  saved: string
  options: [value: string, label: string][]
}

function Choice({ name, saved, options }: ChoiceProps) {
  const labels = useLabels('profile', profileLabels)
  const [chosen, setChosen] = useState(saved)
  return (
    <Field label={labels[name]}>
      {(control) => (
        <select
          {...control}
          name={name}
          value={chosen}
          onChange={(event) => setChosen(event.currentTarget.value)}
        >
          <option value="">{labels.notSet}</option>
          {options.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
