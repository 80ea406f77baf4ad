/**
 * A developer's page: the table at positions from real matches, and to play on from there against chance.
 * `?scene=choose&lang=ru&theme=dark&odds=off`; `&still` shows the moment of the last entry.
 */
import { DevTable, showDevPage } from '@broadside/kit/dev';
import { sevenSeasText } from '../../text/index.ts';
import { tableText } from '../../text/table.ts';
import { sevenSeasUI } from '../index.ts';
import { findScene, playOn, SCENES } from './scenes.ts';

showDevPage(SCENES, 'choose', [sevenSeasText, tableText], ({ scene, from, ...shown }) => (
  <DevTable ui={sevenSeasUI} playOn={playOn} {...findScene(scene, from)} {...shown} />
));
