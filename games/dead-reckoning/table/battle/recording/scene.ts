/** Cubes that fall through the battle ship, by three.js. Only ever imported when a throw is to be shown. */

import type { RecordingScene, SceneOptions } from '@broadside/kit/recording';
import {
  bodiesOf,
  floorOf,
  openRenderer,
  resolvedColour,
  type SunOptions,
  sunlight,
  textureOf,
} from '@broadside/kit/scene';
import {
  BoxGeometry,
  type InstancedMesh,
  Matrix4,
  MeshLambertMaterial,
  OrthographicCamera,
  Quaternion,
  Vector3,
} from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { BOARD_SIZE } from '../../../cards/board.ts';
import { BLACK } from '../../../rules/facade.ts';

import { ownerInk } from '../../art/index.ts';
import { HALF, markOf, ownerOf } from '../CubeFigure.tsx';
import { DRAWN_EDGE, FLATTENED, HEADROOM, RAISED, seenAt } from './lens.ts';

const MIDDLE = BOARD_SIZE / 2;
const TEXTURE = 96;
const FAR = 600;
const AMBIENT = 0.6 * Math.PI;
const SUN: SunOptions = {
  middle: MIDDLE,
  from: [-90, 300, 60],
  strength: Math.PI - AMBIENT + 0.5,
  reach: 170,
  near: 20,
  far: 700,
};
const FAINT = 0.42;
const NOWHERE = new Matrix4().makeScale(0, 0, 0);

/** One side of a cube: colour, edge and mark. */
function paint(side: number, at: HTMLElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = TEXTURE;
  const pen = canvas.getContext('2d');
  if (!pen) return canvas;
  pen.fillStyle = resolvedColour(ownerInk(ownerOf(side)), at);
  pen.fillRect(0, 0, TEXTURE, TEXTURE);
  pen.strokeStyle = resolvedColour('var(--dr-edge)', at);
  pen.lineWidth = TEXTURE / 12;
  pen.strokeRect(0, 0, TEXTURE, TEXTURE);
  pen.translate(TEXTURE / 2, TEXTURE / 2);
  pen.scale(TEXTURE / 2 / HALF, TEXTURE / 2 / HALF);
  pen.strokeStyle = resolvedColour('var(--dr-plate)', at);
  pen.globalAlpha = side === BLACK ? 0.55 : 1;
  pen.lineWidth = side === BLACK ? 1.4 : 2.3;
  pen.lineCap = 'round';
  pen.stroke(new Path2D(markOf(side)));
  return canvas;
}

/** All cubes of one side: those in the open, and those inside the ship, seen faintly. */
interface Fleet {
  readonly cubes: readonly number[];
  readonly open: InstancedMesh<RoundedBoxGeometry, MeshLambertMaterial>;
  readonly inside: InstancedMesh<BoxGeometry, MeshLambertMaterial>;
}

function fleetOf(
  side: number,
  { canvas, bodies: sides }: SceneOptions<number>,
  body: RoundedBoxGeometry,
  box: BoxGeometry,
): Fleet {
  const map = textureOf(paint(side, canvas.parentElement ?? document.body));
  const cubes = sides.flatMap((own, cube) => (own === side ? [cube] : []));
  const open = bodiesOf(body, new MeshLambertMaterial({ map }), cubes.length);
  const faint = new MeshLambertMaterial({ map, transparent: true, opacity: FAINT });
  const inside = bodiesOf(box, faint, cubes.length);
  open.castShadow = true;
  open.receiveShadow = true;
  return { cubes, open, inside };
}

/** The picture's width is the board's; it reaches from the near edge of the board to above the ship. */
function cameraOver(): OrthographicCamera {
  const camera = new OrthographicCamera(-MIDDLE, MIDDLE, HEADROOM, -BOARD_SIZE * FLATTENED, 1, 2 * FAR);
  camera.position.set(MIDDLE, FAR * FLATTENED, FAR * RAISED);
  camera.lookAt(MIDDLE, 0, 0);
  return camera;
}

/** Throws if the browser cannot draw in three dimensions. */
export function openScene(options: SceneOptions<number>): RecordingScene {
  const { canvas, recording, bodies: sides } = options;
  const body = new RoundedBoxGeometry(DRAWN_EDGE, DRAWN_EDGE, DRAWN_EDGE, 2, DRAWN_EDGE * 0.07);
  const box = new BoxGeometry(DRAWN_EDGE * 0.8, DRAWN_EDGE * 0.8, DRAWN_EDGE * 0.8);
  const fleets = [...new Set(sides)].map((side) => fleetOf(side, options, body, box));
  const renderer = openRenderer({
    canvas,
    camera: cameraOver(),
    ambient: AMBIENT,
    sun: sunlight(SUN),
    floor: floorOf(BOARD_SIZE),
    bodies: fleets.flatMap(({ open, inside }) => [open, inside]),
  });
  const [at, turned, pose, one] = [new Vector3(), new Quaternion(), new Matrix4(), new Vector3(1, 1, 1)];
  return {
    ...renderer,
    draw(seconds) {
      for (const { cubes, open, inside } of fleets) {
        cubes.forEach((cube, place) => {
          const { position, quaternion } = recording.at(seconds, cube);
          const seen = seenAt(position);
          pose.compose(at.set(...seen.place), turned.set(...quaternion), one);
          open.setMatrixAt(place, seen.inside ? NOWHERE : pose);
          inside.setMatrixAt(place, seen.inside ? pose : NOWHERE);
        });
        open.instanceMatrix.needsUpdate = true;
        inside.instanceMatrix.needsUpdate = true;
      }
      renderer.render();
    },
  };
}
