/** Where a figure comes from: a word with its own sign, and what it means. */
import type { CardInfo } from '@broadside/kernel';
import { type IconName, Panel, Tag, type TagProps, useSay } from '@broadside/kit';
import style from './Figures.module.css';

type Source = CardInfo['source'];

const SIGNS: Readonly<Record<Source, { readonly icon: IconName; readonly tone: NonNullable<TagProps['tone']> }>> = {
  printed: { icon: 'check', tone: 'leaf' },
  public: { icon: 'people', tone: 'brass' },
  reconstructed: { icon: 'hand', tone: 'wax' },
};

const SOURCES = Object.keys(SIGNS) as readonly Source[];

export const isSource = (word: string): word is Source => Object.hasOwn(SIGNS, word);

export function SourceTag({ source }: { readonly source: Source }) {
  const say = useSay();
  return <Tag {...SIGNS[source]}>{say(`rules.source.${source}`)}</Tag>;
}

export function Sources() {
  const say = useSay();
  return (
    <Panel title={say('rules.sources')} className={style.sources ?? ''}>
      <dl>
        {SOURCES.map((source) => (
          <div key={source}>
            <dt>
              <SourceTag source={source} />
            </dt>
            <dd>{say(`rules.source.${source}.about`)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
