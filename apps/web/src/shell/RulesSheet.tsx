/** The rulebook over whatever is on the screen, so that a rule can be read without leaving a match. */
import { Button, Sheet } from '@broadside/kit';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { useSay } from '../text/say.ts';
import { Loading } from './Loading.tsx';
import style from './RulesSheet.module.css';
import { type RulesAddress, rulesAddress, rulesHref } from './rulesAddress.ts';
import { LanguageSwitch } from './Switches.tsx';

const Rulebook = lazy(async () => ({ default: (await import('../screens/rules/Rulebook.tsx')).Rulebook }));

interface Opened extends RulesAddress {
  /** The screen it was opened over. */
  readonly over: string;
}

export interface RulesSheetState {
  readonly opened: Opened | undefined;
  /** Takes a link to a rule if it is to be read in the sheet. */
  readonly take: (to: string) => boolean;
  readonly close: () => void;
}

/** At home the rulebook is a page of its own; anywhere else it must not cost the place one is at. */
export function useRulesSheet(): RulesSheetState {
  const [path] = useLocation();
  const [state, setState] = useState<Opened>();
  const opened = state?.over === path ? state : undefined;
  const take = (to: string): boolean => {
    const address = rulesAddress(to);
    if (address === undefined || path === '/' || rulesAddress(path) !== undefined) return false;
    setState({ ...address, over: path });
    return true;
  };
  return { opened, take, close: () => setState(undefined) };
}

export function RulesSheet({ opened, close }: RulesSheetState) {
  const say = useSay();
  if (opened === undefined) return null;
  const { game, place } = opened;
  return (
    <Sheet
      data-id="rulebook"
      open
      wide
      onClose={close}
      className={style.sheet ?? ''}
      title={say('web.rules.of', { game: say(`shelf.${game}.name`) })}
      foot={
        <div className={style.foot}>
          <LanguageSwitch />
          <Button tone="ghost" icon="forward" href={rulesHref(game, place)} target="_blank">
            {say('web.rules.apart')}
          </Button>
        </div>
      }
    >
      <Suspense fallback={<Loading />}>
        <Rulebook game={game} place={place} />
      </Suspense>
    </Sheet>
  );
}
