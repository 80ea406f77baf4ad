/** Cubes that tumble over the lid, by three.js. Only ever imported when a throw is to be shown. */
import type { RecordingScene, SceneOptions } from '@broadside/kit/recording';
import { bodiesOf, floorOf, openRenderer, type SunOptions, sunlight, textureOf } from '@broadside/kit/scene';
import type { Recording, Vector } from '@broadside/throw';
import {
  CanvasTexture,
  InstancedMesh,
  Matrix4,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PerspectiveCamera,
  PlaneGeometry,
  Quaternion,
  Vector3,
} from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { RED } from '../../../rules/facade.ts';
import { DIE_EDGE, drawnEdge, FIELD, type LyingDie } from '../model.ts';
import { EYE, SHEET } from './frame.ts';
import { cross, dot, FACES, type Rotation, sitInRecording } from './marking.ts';
import { onAtlas, paintAtlas } from './texture.ts';

const MIDDLE = FIELD / 2;
const TEXTURE = 128;
/** So that a face that looks up has exactly the colour of the flat die: ambient and sun add up to one. */
const AMBIENT = 0.58 * Math.PI;
const SUN_FROM: Vector = [-130, 420, -150];
const SUN: SunOptions = {
  middle: MIDDLE,
  from: SUN_FROM,
  strength: (Math.PI - AMBIENT) / (SUN_FROM[1] / Math.hypot(...SUN_FROM)),
  reach: SHEET / 1.6,
  near: 50,
  far: 900,
};

function dieGeometry(edge: number): RoundedBoxGeometry {
  const box = new RoundedBoxGeometry(edge, edge, edge, 3, edge * 0.13);
  const places = box.getAttribute('position');
  const uv = box.getAttribute('uv');
  const perFace = places.count / FACES.length;
  for (let at = 0; at < places.count; at++) {
    const face = Math.floor(at / perFace);
    const { out, up } = FACES[face];
    const place: Vector = [places.getX(at) / edge, places.getY(at) / edge, places.getZ(at) / edge];
    const [u, v] = onAtlas(face, dot(place, cross(up, out)) + 0.5, dot(place, up) + 0.5);
    uv.setXY(at, u, v);
  }
  return box;
}

const matrixOf = ([x, y, z]: Rotation): Matrix4 =>
  new Matrix4().makeBasis(new Vector3(...x), new Vector3(...y), new Vector3(...z));

/** All dice of one side. */
interface Fleet {
  readonly mesh: InstancedMesh;
  readonly dice: readonly { readonly die: number; readonly marks: Matrix4 }[];
}

function fleetOf(
  side: number,
  { canvas, recording, bodies: dice }: SceneOptions<LyingDie>,
  geometry: RoundedBoxGeometry,
): Fleet {
  const map = textureOf(paintAtlas(side, TEXTURE, canvas.parentElement ?? document.body));
  const own = dice.filter((die) => die.side === side);
  const mesh = bodiesOf(geometry, new MeshLambertMaterial({ map }), own.length);
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return {
    mesh,
    dice: own.map(({ die, value, yaw }) => ({ die, marks: matrixOf(sitInRecording(recording, die, value, yaw)) })),
  };
}

/** Straight above; the sheet fills the picture at the height of the dice's tops. */
function cameraOver(edge: number): PerspectiveCamera {
  const angle = (2 * Math.atan(SHEET / 2 / EYE) * 180) / Math.PI;
  const camera = new PerspectiveCamera(angle, 1, 10, EYE + edge + 50);
  camera.position.set(MIDDLE, EYE + edge, MIDDLE);
  camera.up.set(0, 0, -1);
  camera.lookAt(MIDDLE, 0, MIDDLE);
  return camera;
}

/** Where real shadows cost too much: a soft patch under each die, wider and paler the higher it flies. */
function patches(count: number, edge: number): InstancedMesh<PlaneGeometry, MeshBasicMaterial> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 64;
  const pen = canvas.getContext('2d');
  const shade = pen?.createRadialGradient(32, 32, 10, 32, 32, 32);
  shade?.addColorStop(0, 'rgb(10 20 30 / 0.5)');
  shade?.addColorStop(1, 'rgb(10 20 30 / 0)');
  if (pen && shade) {
    pen.fillStyle = shade;
    pen.fillRect(0, 0, 64, 64);
  }
  const plane = new PlaneGeometry(edge * 1.9, edge * 1.9);
  plane.rotateX(-Math.PI / 2);
  const map = new CanvasTexture(canvas);
  const mesh = new InstancedMesh(plane, new MeshBasicMaterial({ map, transparent: true, depthWrite: false }), count);
  mesh.frustumCulled = false;
  return mesh;
}

/** Throws if the browser cannot draw in three dimensions. */
export function openScene(options: SceneOptions<LyingDie>): RecordingScene {
  const { canvas, recording, bodies: dice } = options;
  const edge = drawnEdge(dice);
  const geometry = dieGeometry(edge);
  const fleets = [...new Set(dice.map(({ side }) => side))].map((side) => fleetOf(side, options, geometry));
  const shades = patches(dice.length, edge);
  const renderer = openRenderer({
    canvas,
    camera: cameraOver(edge),
    ambient: AMBIENT,
    sun: sunlight(SUN),
    floor: floorOf(FIELD),
    shades,
    bodies: fleets.map(({ mesh }) => mesh),
  });
  const [place, turned, pose] = [new Vector3(), new Quaternion(), new Matrix4()];
  const one = new Vector3(1, 1, 1);
  /** Dice are drawn larger than they fell, so they are lifted by what would else sink into the floor. */
  const lift = (edge - DIE_EDGE) / 2;
  return {
    ...renderer,
    draw(seconds) {
      for (const { mesh, dice: own } of fleets) {
        own.forEach(({ die, marks }, at) => {
          const { position, quaternion } = recording.at(seconds, die);
          place.set(position[0], position[1] + lift, position[2]);
          pose.compose(place, turned.set(...quaternion), one).multiply(marks);
          mesh.setMatrixAt(at, pose);
          const wide = 1 + position[1] / 120;
          shades.setMatrixAt(
            die,
            pose.makeScale(wide, 1, wide).setPosition(place.x + 2 + place.y * 0.2, 0.1, place.z + 2 + place.y * 0.2),
          );
        });
        mesh.instanceMatrix.needsUpdate = true;
      }
      shades.instanceMatrix.needsUpdate = true;
      renderer.render();
    },
  };
}

/** Lies still in the middle of the lid. */
const LYING: Recording = {
  hz: 1,
  frames: 1,
  seconds: 0,
  dice: 1,
  at: () => ({ position: [MIDDLE, DIE_EDGE / 2, MIDDLE], quaternion: [0, 0, 0, 1] }),
};

/**
 * One die that nobody sees, drawn as well as this machine can. Shaders are compiled while they are first used, and three.js
 * itself is slow while it first runs: both would stall the dice that are watched.
 */
export function rehearse(): void {
  const bodies: readonly LyingDie[] = [{ die: 0, side: RED, value: 1, x: MIDDLE, y: MIDDLE, yaw: 0 }];
  const scene = openScene({ canvas: document.createElement('canvas'), recording: LYING, bodies });
  scene.draw(0);
  scene.dispose();
}
