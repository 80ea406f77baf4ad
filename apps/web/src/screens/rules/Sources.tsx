/** Where a figure comes from: a word with its own sign, and what it means. */
import type { CardInfo, Source } from '@broadside/kernel';
import { type IconName, Panel, Tag, type TagProps } from '@broadside/kit';
import { useRulesSay } from '../../text/rules.ts';
import style from './Figures.module.css';

const SIGNS: Readonly<Record<Source, { readonly icon: IconName; readonly tone: NonNullable<TagProps['tone']> }>> = {
  printed: { icon: 'check', tone: 'leaf' },
  public: { icon: 'people', tone: 'brass' },
  reconstructed: { icon: 'hand', tone: 'wax' },
};

const SOURCES = Object.keys(SIGNS) as readonly Source[];

export const isSource = (word: string): word is Source => Object.hasOwn(SIGNS, word);

export function SourceTag({ source }: { readonly source: Source }) {
  const say = useRulesSay();
  return <Tag {...SIGNS[source]}>{say(`rules.source.${source}`)}</Tag>;
}

/** Two labels where only the effect, or only the values, are known from elsewhere. */
export function CardSources({ card }: { readonly card: CardInfo }) {
  const say = useRulesSay();
  const { source, effectSource, valueSource } = card;
  return (
    <>
      <SourceTag source={source} />
      {effectSource !== undefined && (
        <small>
          {say('rules.source.effect')} <SourceTag source={effectSource} />
        </small>
      )}
      {valueSource !== undefined && (
        <small>
          {say('rules.source.values')} <SourceTag source={valueSource} />
        </small>
      )}
    </>
  );
}

export function Sources() {
  const say = useRulesSay();
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
