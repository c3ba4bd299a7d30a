import { Download, Upload } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../ui/index.ts'
import type { LexiconModel } from './useLexicon.ts'

/** Import of a file with its result, and export. */
export function LexiconFiles({ texts, list, imported, isSaving, onImport, onExport }: LexiconModel) {
  const id = useId()
  const isEmpty = list.status !== 'ready' || list.entries.length === 0
  return (
    <div part="lexicon-files">
      <div part="lexicon-import">
        <label htmlFor={id} className="voice-button" data-variant="quiet" data-size="medium">
          <Upload size={16} aria-hidden="true" />
          {texts.import}
        </label>
        <input
          id={id}
          className="voice-hidden"
          type="file"
          accept=".pls,.xml,.csv,.tsv,.txt,application/pls+xml,text/csv"
          aria-describedby={`${id}-hint`}
          disabled={isSaving}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) onImport(file)
            // The same file can be chosen again.
            target.value = ''
          }}
        />
        <small id={`${id}-hint`}>{texts.importHint}</small>
      </div>
      {!isEmpty && (
        <>
          <Button icon={<Download size={16} aria-hidden="true" />} onClick={() => void onExport('pls')}>
            {texts.export('PLS')}
          </Button>
          <Button icon={<Download size={16} aria-hidden="true" />} onClick={() => void onExport('csv')}>
            {texts.export('CSV')}
          </Button>
        </>
      )}
      <output part="lexicon-imported">
        {imported ? texts.imported(imported.added, imported.changed) : ''}
        {imported?.refused_count ? ` · ${texts.refused(imported.refused_count)}` : ''}
      </output>
      {imported && imported.refused_count > 0 && (
        <ul part="lexicon-refused">
          {imported.refused.map(({ line, term, reason }, index) => (
            // Several entries of one line can be refused.
            <li key={index}>{texts.refusedLine(line, term, reason)}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
