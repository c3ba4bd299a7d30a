import type { UserProfile } from '@voice-rankings/contract'
import { useState } from 'react'
import { Alert, Button } from '../ui/index.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'
import type { AccountDataMessages } from './messages.ts'
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx'
import type { AccountDataModel } from './useAccountData.ts'
import { DATA_FILE_NAME } from './useAccountData.ts'

export interface AccountDataViewProps extends AccountDataModel, RootProps<HTMLDivElement> {
  texts: AccountDataMessages
  profile: Pick<UserProfile, 'username' | 'user_email'>
  /** True if the dialog is open at first. Default false. */
  defaultDeleting?: boolean
}

/** Sections of the account page. */
export function AccountDataView(props: AccountDataViewProps) {
  const { texts, profile, saving, onSave, defaultDeleting = false } = props
  const [isDeleting, setDeleting] = useState(defaultDeleting)
  const isSaving = saving.status === 'saving'
  return (
    <div part="account" data-status={saving.status} {...rootProps(props, 'voice-account')}>
      <section part="account-section">
        <h2>{texts.account}</h2>
        <dl>
          <dt>{texts.username}</dt>
          <dd>{profile.username}</dd>
          <dt>{texts.email}</dt>
          <dd>{profile.user_email}</dd>
        </dl>
      </section>
      <section part="account-section">
        <h2>{texts.data}</h2>
        <p>{texts.dataText}</p>
        <Button busy={isSaving} aria-disabled={isSaving} onClick={onSave}>
          {texts.save}
        </Button>
        <output part="account-status">
          {isSaving && texts.saving}
          {saving.status === 'saved' && texts.saved(DATA_FILE_NAME)}
        </output>
        {saving.status === 'failed' && <Alert title={saving.message ?? texts.saveFailed} />}
      </section>
      <section part="account-section">
        <h2>{texts.delete}</h2>
        <p>{texts.deleteText}</p>
        <Button part="account-delete" onClick={() => setDeleting(true)}>
          {texts.openDelete}
        </Button>
      </section>
      {isDeleting && (
        <DeleteAccountDialog
          {...props}
          username={profile.username}
          onClose={() => {
            props.onReset()
            setDeleting(false)
          }}
        />
      )}
    </div>
  )
}
