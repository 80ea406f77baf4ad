/** Why something about contracts is refused, with its clause. */
import type { Seat } from '@broadside/kernel';
import { CONTRACTS, type ContractId } from '../../cards/contracts.ts';
import type { CardId } from '../../cards/table.ts';
import type { ContractsState } from '../extra.ts';
import { whyOutOfReach } from '../reasons.ts';
import type { Refusal } from '../refusal.ts';
import type { PortRoyalAction, QuestionFrame, State } from '../state.ts';
import { denAt, enemyAt, holdsColour } from './acts.ts';
import { completedBy, isOpenTo, MARKERS } from './markers.ts';
import { isAnyTime, progressOf } from './needs.ts';
import { timeOf } from './together.ts';

const DEN = CONTRACTS.findIndex(({ needs }) => needs.kind === 'sunkColours');

const clauseOf = (contract: ContractId): string => `PR-CTR-${contract + 1}`;

/** PR-CONTR-7, PR-CONTR-10, PR-AMB-52: why no marker of this seat can go to a contract; undefined if one can. */
function whyClosed(contracts: ContractsState, seat: Seat, contract: ContractId): Refusal | undefined {
  const at = contracts.open.indexOf(contract);
  if (at < 0)
    return {
      code: 'contract-not-open',
      clause: contracts.time === null ? 'PR-CCOMP-2' : 'PR-COOP-1',
      params: { contract },
    };
  if (contracts.done[at].includes(seat))
    return { code: 'contract-completed', clause: 'PR-CONTR-7', params: { contract } };
  if (isOpenTo(contracts, seat, at)) return undefined;
  return completedBy(contracts, seat) === MARKERS
    ? { code: 'three-contracts-completed', clause: 'PR-CONTR-10' }
    : { code: 'no-free-marker', clause: 'PR-AMB-52' };
}

/** Moments at which contracts can be completed; at others a question waits. */
const isWindow = ({ step }: QuestionFrame): boolean =>
  step === 'discover' || step === 'tradeAndHire' || step === 'lastClaims';

function whyNotContract(
  state: State,
  contracts: ContractsState,
  frame: QuestionFrame,
  seat: Seat,
  contract: ContractId,
): Refusal | undefined {
  const isOffered = frame.step === 'offer' && frame.contracts.includes(contract);
  if (!isWindow(frame) && !isOffered) return undefined;
  const closed = whyClosed(contracts, seat, contract);
  if (closed || isOffered) return closed;
  const { needs } = CONTRACTS[contract];
  if (needs.kind === 'waive') return { code: 'waive-for-it', clause: clauseOf(contract), params: { contract } };
  if (needs.kind === 'sunkColours') return { code: 'capture-for-it', clause: clauseOf(contract), params: { contract } };
  if (!isAnyTime(needs)) return { code: 'now-or-never', clause: 'PR-CONTR-13', params: { contract } };
  const { have, need } = progressOf(contracts, state.players[seat], seat, contract);
  return { code: 'requirement-not-met', clause: clauseOf(contract), params: { contract, have, need } };
}

function whyNotWaive(
  state: State,
  contracts: ContractsState,
  frame: QuestionFrame,
  seat: Seat,
  card: CardId,
): Refusal | undefined {
  if (!isWindow(frame)) return undefined;
  const at = enemyAt(contracts, card);
  return (
    whyOutOfReach(state, frame, seat, 'trade', card) ??
    (at < 0 ? { code: 'nothing-to-waive-for', clause: 'PR-CONTR-13' } : undefined) ??
    whyClosed(contracts, seat, contracts.open[at]) ?? { code: 'cannot-compensate-waiver', clause: 'PR-AMB-54' }
  );
}

function whyNotCapture(contracts: ContractsState, frame: QuestionFrame, seat: Seat): Refusal | undefined {
  if (frame.step !== 'repel') return { code: 'no-ship-to-answer', clause: 'PR-SINK-1' };
  if (denAt(contracts) >= 0 && holdsColour(contracts, seat, frame.card))
    return { code: 'colour-captured', clause: 'PR-CTR-23' };
  return whyClosed(contracts, seat, DEN);
}

/** PR-AMB-65: at least one time card stays. */
const whyNotSetAside = (state: State, frame: QuestionFrame): Refusal =>
  frame.step === 'setAside'
    ? { code: 'set-aside-too-many', clause: 'PR-AMB-65', params: { most: timeOf(state).length - 1 } }
    : { code: 'match-has-begun', clause: 'PR-COOP-12' };

export function whyNotContracts(
  state: State,
  frame: QuestionFrame,
  seat: Seat,
  action: PortRoyalAction,
): Refusal | undefined {
  const contracts = state.extra?.contracts;
  if (!contracts) return undefined;
  switch (action.type) {
    case 'contract':
      return whyNotContract(state, contracts, frame, seat, action.contract);
    case 'waive':
      return whyNotWaive(state, contracts, frame, seat, action.card);
    case 'capture':
      return whyNotCapture(contracts, frame, seat);
    case 'moveTime':
      return contracts.time === null ? undefined : { code: 'no-tax-to-answer', clause: 'PR-COOP-11' };
    case 'setAside':
      return contracts.time === null ? undefined : whyNotSetAside(state, frame);
    default:
      return undefined;
  }
}
