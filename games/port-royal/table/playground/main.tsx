/**
 * A developer's page: the table at positions from real matches, and to play on from there against the sailor.
 * `?scene=guest&lang=ru&theme=dark&odds=off`; `&still` shows the moment of the last entry.
 */
import { DevTable, showDevPage } from '@broadside/kit/dev';
import { portRoyalText } from '../../text/index.ts';
import { tableText } from '../../text/table.ts';
import { portRoyalUI } from '../index.ts';
import { findScene, playOn, SCENES } from './scenes.ts';

showDevPage(SCENES, 'discover', [portRoyalText, tableText], ({ scene, from, ...shown }) => (
  <DevTable ui={portRoyalUI} playOn={playOn} {...findScene(scene, from)} {...shown} />
));
