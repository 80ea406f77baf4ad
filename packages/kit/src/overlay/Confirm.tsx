/** A question before what cannot be taken back; the answers are verbs. */
import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { useKitSay } from '../speech.tsx';
import { Sheet } from './Sheet.tsx';

export interface ConfirmProps {
  readonly open: boolean;
  readonly title?: ReactNode;
  readonly question: ReactNode;
  /** The verb that goes on: "Reveal anyway". */
  readonly yes?: string | undefined;
  /** The verb that stays: "Think again". */
  readonly no?: string | undefined;
  readonly tone?: 'primary' | 'wax';
  readonly onYes: () => void;
  readonly onNo: () => void;
}

export function Confirm({ open, title, question, yes, no, tone = 'wax', onYes, onNo }: ConfirmProps) {
  const say = useKitSay();
  return (
    <Sheet
      data-id="confirm"
      open={open}
      onClose={onNo}
      title={title ?? say('kit.confirm.title')}
      foot={
        <>
          <Button data-id="no" onClick={onNo} data-first="">
            {no ?? say('kit.confirm.no')}
          </Button>
          <Button data-id="yes" tone={tone} onClick={onYes}>
            {yes ?? say('kit.confirm.yes')}
          </Button>
        </>
      }
    >
      <p>{question}</p>
    </Sheet>
  );
}
