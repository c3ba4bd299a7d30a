import { ArrowRight, BookOpen, Globe, Languages, Server } from 'lucide-react'
import { useWriting } from '../runtime/index.ts'
import type { WritingMessages } from '../runtime/index.ts'
import { countryName, languageName } from '../names/languageName.ts'
import { providerName } from '../names/providerName.ts'
import { Link } from '../ui/index.ts'
import type { SearchMessages } from './messages.ts'
import type { SearchEntry } from './searchGroups.ts'

type CatalogueEntry = Extract<SearchEntry, { kind: 'catalogue' }>

interface CatalogueOptionProps {
  id: string
  entry: CatalogueEntry
  active: boolean
  messages: SearchMessages
  onPoint: () => void
  onSelect: () => void
}

const ICONS = { languageCode: Languages, categories: BookOpen, service: Server, countryCode: Globe }

/** Page of the catalogue in the list: a link, so that it opens in a new tab as well. */
export function CatalogueOption({ id, entry, active, messages, onPoint, onSelect }: CatalogueOptionProps) {
  const writing = useWriting()
  const { term, count, path } = entry
  const filter = term && term.filter in ICONS ? (term.filter as keyof typeof ICONS) : null
  const Icon = filter ? ICONS[filter] : ArrowRight
  const all = count === 0 ? messages.showNearest : messages.showAll(count)
  const text = filter && term ? nameOf(filter, term.value, messages, writing) : all
  return (
    <Link
      id={id}
      href={path}
      // eslint-disable-next-line jsx-a11y/prefer-tag-over-role -- a link, which an <option> cannot be
      role="option"
      tabIndex={-1}
      aria-selected={active}
      className="voice-search-option"
      data-kind={filter ? 'filter' : 'all'}
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
      {filter ? (
        <>
          {' '}
          <span className="voice-search-languages">{messages.voiceCount(count)}</span>
        </>
      ) : null}
    </Link>
  )
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
