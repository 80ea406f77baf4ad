/**
 * A developer's page: the table at positions from real matches, and to play on from there against sailors.
 * `?scene=main&lang=ru&theme=dark&odds=off`; `&still` shows the moment of the last entry.
 */
import { DevTable, showDevPage } from '@broadside/kit/dev';
import { deadReckoningText } from '../../text/index.ts';
import { tableText } from '../../text/table.ts';
import { deadReckoningUI } from '../index.ts';
import { findScene, playOn, SCENES } from './scenes.ts';

showDevPage(SCENES, 'main', [deadReckoningText, tableText], ({ scene, from, ...shown }) => (
  <DevTable ui={deadReckoningUI} playOn={playOn} {...findScene(scene, from)} {...shown} />
));
