/** Cubes that tumble over the lid, by three.js. Only ever imported when a throw is to be shown. */
import type { Film } from '@broadside/throw';
import {
  AmbientLight,
  CanvasTexture,
  DirectionalLight,
  DynamicDrawUsage,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  Quaternion,
  Scene,
  ShadowMaterial,
  SRGBColorSpace,
  Vector3,
  WebGLRenderer,
} from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { DIE_EDGE, FIELD, type LyingDie } from '../model.ts';
import { EYE, SHEET } from './frame.ts';
import { cross, dot, FACES, type Rotation, sitInFilm, type Vec } from './marking.ts';
import { onAtlas, paintAtlas } from './texture.ts';

export interface DiceScene {
  /** Draws the dice as they are at this second of the film. */
  draw(seconds: number): void;
  /** For slow machines: no shadows, coarse pixels. */
  readonly lower: () => void;
  /** Whether the machine has no graphics of its own. */
  readonly software: boolean;
  dispose(): void;
}

export interface SceneOptions {
  readonly canvas: HTMLCanvasElement;
  readonly film: Film;
  readonly dice: readonly LyingDie[];
  /** How large dice are drawn, in millimetres. */
  readonly edge: number;
}

const MIDDLE = FIELD / 2;
const TEXTURE = 128;
const SHADOWS = 1024;
/** So that a face that looks up has exactly the colour of the flat die: ambient and sun add up to one. */
const AMBIENT = 0.58 * Math.PI;
const SUN_FROM: Vec = [-130, 420, -150];
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

function dieGeometry(edge: number): RoundedBoxGeometry {
  const box = new RoundedBoxGeometry(edge, edge, edge, 3, edge * 0.13);
  const places = box.getAttribute('position');
  const uv = box.getAttribute('uv');
  const perFace = places.count / FACES.length;
  for (let at = 0; at < places.count; at++) {
    const face = Math.floor(at / perFace);
    const { out, up } = FACES[face];
    const place: Vec = [places.getX(at) / edge, places.getY(at) / edge, places.getZ(at) / edge];
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

function fleetOf(side: number, { canvas, film, dice }: SceneOptions, geometry: RoundedBoxGeometry): Fleet {
  const map = new CanvasTexture(paintAtlas(side, TEXTURE, canvas.parentElement ?? document.body));
  map.colorSpace = SRGBColorSpace;
  map.anisotropy = 4;
  const own = dice.filter((die) => die.side === side);
  const mesh = new InstancedMesh(geometry, new MeshLambertMaterial({ map }), own.length);
  mesh.instanceMatrix.setUsage(DynamicDrawUsage);
  mesh.frustumCulled = false;
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return {
    mesh,
    dice: own.map(({ die, value, yaw }) => ({ die, marks: matrixOf(sitInFilm(film, die, value, yaw)) })),
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

function sunlight(): DirectionalLight {
  const steep = SUN_FROM[1] / Math.hypot(...SUN_FROM);
  const sun = new DirectionalLight(0xffffff, (Math.PI - AMBIENT) / steep);
  sun.position.set(MIDDLE + SUN_FROM[0], SUN_FROM[1], MIDDLE + SUN_FROM[2]);
  sun.target.position.set(MIDDLE, 0, MIDDLE);
  sun.castShadow = true;
  sun.shadow.mapSize.set(SHADOWS, SHADOWS);
  sun.shadow.radius = 3;
  sun.shadow.bias = -0.002;
  const { camera } = sun.shadow;
  [camera.left, camera.right, camera.top, camera.bottom] = [-SHEET / 1.6, SHEET / 1.6, SHEET / 1.6, -SHEET / 1.6];
  [camera.near, camera.far] = [50, 900];
  return sun;
}

/** The sea itself is the flat drawing underneath; this only catches the shadows. */
function floor(): Mesh<PlaneGeometry, ShadowMaterial> {
  const plane = new Mesh(new PlaneGeometry(FIELD, FIELD), new ShadowMaterial({ opacity: 0.34 }));
  plane.rotation.x = -Math.PI / 2;
  plane.position.set(MIDDLE, 0, MIDDLE);
  plane.receiveShadow = true;
  return plane;
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

function isSoftware(renderer: WebGLRenderer): boolean {
  const gl = renderer.getContext();
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  return SOFTWARE.test(String(gl.getParameter(info?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER)));
}

/** Throws if the browser cannot draw in three dimensions. */
export function openScene(options: SceneOptions): DiceScene {
  const { canvas, film, dice, edge } = options;
  const renderer = new WebGLRenderer({ canvas, alpha: true, antialias: true });
  const software = isSoftware(renderer);
  const scene = new Scene();
  const camera = cameraOver(edge);
  const geometry = dieGeometry(edge);
  const fleets = [...new Set(dice.map(({ side }) => side))].map((side) => fleetOf(side, options, geometry));
  const sea = floor();
  const shades = patches(dice.length, edge);
  const sun = sunlight();
  scene.add(new AmbientLight(0xffffff, AMBIENT), sun, sun.target, sea, shades, ...fleets.map(({ mesh }) => mesh));

  const size = canvas.clientWidth;
  const setQuality = (high: boolean): void => {
    renderer.setPixelRatio(high ? Math.min(2, devicePixelRatio) : 1);
    renderer.setSize(size, size, false);
    renderer.shadowMap.enabled = high;
    renderer.shadowMap.type = PCFShadowMap;
    sun.castShadow = high;
    sea.visible = high;
    shades.visible = !high;
  };
  setQuality(!software);

  const [place, turned, pose] = [new Vector3(), new Quaternion(), new Matrix4()];
  const one = new Vector3(1, 1, 1);
  /** Dice are drawn larger than they fell, so they are lifted by what would else sink into the floor. */
  const lift = (edge - DIE_EDGE) / 2;
  return {
    software,
    draw(seconds) {
      for (const { mesh, dice: own } of fleets) {
        own.forEach(({ die, marks }, at) => {
          const { position, quaternion } = film.at(seconds, die);
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
      renderer.render(scene, camera);
    },
    lower: () => setQuality(false),
    dispose() {
      for (const { mesh } of fleets) {
        mesh.dispose();
        if (mesh.material instanceof MeshLambertMaterial) {
          mesh.material.map?.dispose();
          mesh.material.dispose();
        }
      }
      geometry.dispose();
      shades.dispose();
      shades.geometry.dispose();
      shades.material.map?.dispose();
      shades.material.dispose();
      sea.geometry.dispose();
      sea.material.dispose();
      sun.dispose();
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}
