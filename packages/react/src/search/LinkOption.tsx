import { ArrowRight, BookOpen, CircleQuestionMark, Globe, Languages, Server } from 'lucide-react'
import { useWriting } from '../runtime/index.ts'
import type { WritingMessages } from '../runtime/index.ts'
import { countryName, languageName } from '../names/languageName.ts'
import { providerName } from '../names/providerName.ts'
import { Link } from '../ui/index.ts'
import type { SearchMessages } from './messages.ts'
import type { SearchEntry } from './searchGroups.ts'

type LinkEntry = Exclude<SearchEntry, { kind: 'voice' }>

interface LinkOptionProps {
  id: string
  entry: LinkEntry
  active: boolean
  messages: SearchMessages
  onPoint: () => void
  onSelect: () => void
}

const ICONS = { languageCode: Languages, categories: BookOpen, service: Server, countryCode: Globe }

/** Page of the catalogue or of help in the list: a link, so that it opens in a new tab as well. */
export function LinkOption({ id, entry, active, messages, onPoint, onSelect }: LinkOptionProps) {
  const writing = useWriting()
  const { Icon, kind, text, count } = contentOf(entry, messages, writing)
  return (
    <Link
      id={id}
      href={entry.path}
      // eslint-disable-next-line jsx-a11y/prefer-tag-over-role -- a link, which an <option> cannot be
      role="option"
      tabIndex={-1}
      aria-selected={active}
      className="voice-search-option"
      data-kind={kind}
      // Keeps focus in the box.
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={onPoint}
      onClick={onSelect}
    >
      <span className="voice-search-icon" aria-hidden="true">
        <Icon size={16} />
      </span>
      <span className="voice-search-name">
        <b>{text}</b>
      </span>
      {count === undefined ? null : (
        <>
          {' '}
          <span className="voice-search-languages">{messages.voiceCount(count)}</span>
        </>
      )}
    </Link>
  )
}

function contentOf(entry: LinkEntry, messages: SearchMessages, writing: WritingMessages) {
  if (entry.kind === 'help') return { Icon: CircleQuestionMark, kind: 'help', text: messages.help[entry.topic].title }
  const { term, count } = entry
  const filter = term && term.filter in ICONS ? (term.filter as keyof typeof ICONS) : null
  if (filter && term)
    return { Icon: ICONS[filter], kind: 'filter', text: nameOf(filter, term.value, messages, writing), count }
  return { Icon: ArrowRight, kind: 'all', text: count === 0 ? messages.showNearest : messages.showAll(count) }
}

function nameOf(filter: keyof typeof ICONS, value: string, messages: SearchMessages, writing: WritingMessages): string {
  const names = {
    languageCode: () => languageName(value, writing),
    countryCode: () => countryName(value, writing),
    service: () => providerName(value),
    categories: () => messages.useCase(value),
  }
  return names[filter]()
}
