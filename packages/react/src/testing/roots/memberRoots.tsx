import { profileFixture, voiceFixture, voiceListingFixture } from '@voice-rankings/testkit'
import { Suspense, useRef } from 'react'
import * as all from '../features.ts'
import type { Row } from './Row.ts'

const noop = () => {}
const voice = voiceFixture()
const listing = voiceListingFixture()
const signedIn = { profile: profileFixture() }
const trigger = <button type="button">Open it</button>

function useForm() {
  const inputRef = useRef<HTMLInputElement>(null)
  return { ...all.useUsername({ profile: signedIn.profile, onSaved: noop }), problem: null, inputRef, onCancel: noop }
}

/** Components for accounts and personal data. */
export const MEMBER_ROOTS = {
  CollectionList: {
    root: 'voice-collection-list',
    Show: (given) => <all.CollectionList {...given} />,
    options: signedIn,
  },
  CollectionListView: {
    root: 'voice-collection-list',
    Show: (given) => (
      <all.CollectionListView
        {...all.useCollectionList({})}
        texts={all.collectionsMessages}
        headingLevel={2}
        cataloguePath="/voices"
        {...given}
      />
    ),
    options: signedIn,
  },
  CollectionMenu: { root: 'voice-button', Show: (given) => <all.CollectionMenu voice={listing} {...given} /> },
  CollectionMenuView: {
    root: 'voice-popover',
    Show: (given) => (
      <all.CollectionMenuView
        {...all.useCollections({ voiceId: voice.voice_id })}
        open
        texts={all.collectionsMessages}
        trigger={trigger}
        {...given}
      />
    ),
    options: signedIn,
  },
  FavoriteButton: { root: 'voice-icon-button', Show: (given) => <all.FavoriteButton voice={listing} {...given} /> },
  FavoriteVoices: { root: 'voice-favorites', Show: (given) => <all.FavoriteVoices {...given} />, options: signedIn },
  FavoriteVoicesView: {
    root: 'voice-favorites',
    Show: (given) => (
      <all.FavoriteVoicesView
        {...all.useFavoriteVoices({})}
        texts={all.favoritesMessages}
        headingLevel={2}
        cataloguePath="/voices"
        {...given}
      />
    ),
    options: signedIn,
  },
  CreditsBar: { root: 'voice-credits', Show: (given) => <all.CreditsBar {...signedIn} {...given} /> },
  UserMenu: { root: 'voice-user-button', Show: (given) => <all.UserMenu {...given} />, options: signedIn },
  UserSummary: { root: 'voice-user', Show: (given) => <all.UserSummary {...signedIn} {...given} /> },
  UsernameDialog: {
    root: 'voice-backdrop',
    Show: (given) => <all.UsernameDialog open onOpenChange={noop} {...given} />,
    options: signedIn,
  },
  UsernameFormView: {
    root: 'voice-username',
    Show: (given) => <all.UsernameFormView {...useForm()} texts={all.accountMessages} {...given} />,
    options: signedIn,
  },
  LoginButton: { root: 'voice-button', Show: (given) => <all.LoginButton {...given} /> },
  LoginDialog: {
    root: 'voice-backdrop',
    Show: (given) => (
      <>
        <all.LoginDialog {...given} />
        <all.FavoriteButton voice={listing} variant="labelled" />
      </>
    ),
    opens: 'Favorite voice',
  },
  LoginDialogView: {
    root: 'voice-backdrop',
    Show: (given) => (
      <all.LoginDialogView
        texts={all.sessionMessages}
        open
        title="Log in"
        description="It is free."
        onChoose={noop}
        onClose={noop}
        {...given}
      />
    ),
  },
  LoginNoticeView: {
    root: 'voice-login-notice',
    Show: (given) => (
      <all.LoginNoticeView
        texts={all.sessionMessages}
        notice="waiting"
        pageUrl={null}
        onWindow={noop}
        onCancel={noop}
        {...given}
      />
    ),
  },
  MembersOnly: {
    root: 'voice-members',
    Show: (given) => (
      <all.MembersOnly title="Snippets" description="They are kept here." {...given}>
        Inside
      </all.MembersOnly>
    ),
  },
  LazyAccountData: {
    root: 'voice-account',
    Show: (given) => (
      <Suspense>
        <all.LazyAccountData onDeleted={noop} {...given} />
      </Suspense>
    ),
    options: signedIn,
  },
} satisfies Record<string, Row>
