/** Cubes that fall through the battle ship, by three.js. Only ever imported when a throw is to be shown. */
import type { Film } from '@broadside/throw';
import {
  AmbientLight,
  BoxGeometry,
  CanvasTexture,
  DirectionalLight,
  DynamicDrawUsage,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshLambertMaterial,
  OrthographicCamera,
  PCFShadowMap,
  PlaneGeometry,
  Quaternion,
  Scene,
  ShadowMaterial,
  SRGBColorSpace,
  Vector3,
  WebGLRenderer,
} from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { BOARD_SIZE } from '../../../cards/board.ts';
import { BLACK } from '../../../rules/state.ts';
import { ownerInk } from '../../art/index.ts';
import { HALF, markOf, ownerOf } from '../CubeFigure.tsx';
import { DRAWN_EDGE, FLATTENED, HEADROOM, RAISED, seenAt } from './lens.ts';

export interface CubeScene {
  /** Draws the cubes as they are at this second of the film. */
  draw(seconds: number): void;
  /** For slow machines: no shadows, coarse pixels. */
  readonly lower: () => void;
  dispose(): void;
}

export interface SceneOptions {
  readonly canvas: HTMLCanvasElement;
  readonly film: Film;
  readonly sides: readonly number[];
}

const MIDDLE = BOARD_SIZE / 2;
const TEXTURE = 96;
const FAR = 600;
const AMBIENT = 0.6 * Math.PI;
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;
const FAINT = 0.42;
const NOWHERE = new Matrix4().makeScale(0, 0, 0);

/** A canvas knows neither custom properties nor what became of mixed colours: an element is asked. */
function resolved(colour: string, at: HTMLElement): string {
  const probe = document.createElement('span');
  probe.style.color = colour;
  at.append(probe);
  const found = getComputedStyle(probe).color;
  probe.remove();
  return found;
}

/** One side of a cube: colour, edge and mark. */
function paint(side: number, at: HTMLElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = TEXTURE;
  const pen = canvas.getContext('2d');
  if (!pen) return canvas;
  pen.fillStyle = resolved(ownerInk(ownerOf(side)), at);
  pen.fillRect(0, 0, TEXTURE, TEXTURE);
  pen.strokeStyle = resolved('var(--dr-edge)', at);
  pen.lineWidth = TEXTURE / 12;
  pen.strokeRect(0, 0, TEXTURE, TEXTURE);
  pen.translate(TEXTURE / 2, TEXTURE / 2);
  pen.scale(TEXTURE / 2 / HALF, TEXTURE / 2 / HALF);
  pen.strokeStyle = resolved('var(--dr-plate)', at);
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

function fleetOf(side: number, { canvas, sides }: SceneOptions, body: RoundedBoxGeometry, box: BoxGeometry): Fleet {
  const map = new CanvasTexture(paint(side, canvas.parentElement ?? document.body));
  map.colorSpace = SRGBColorSpace;
  map.anisotropy = 4;
  const cubes = sides.flatMap((own, cube) => (own === side ? [cube] : []));
  const open = new InstancedMesh(body, new MeshLambertMaterial({ map }), cubes.length);
  const inside = new InstancedMesh(
    box,
    new MeshLambertMaterial({ map, transparent: true, opacity: FAINT }),
    cubes.length,
  );
  for (const mesh of [open, inside]) {
    mesh.instanceMatrix.setUsage(DynamicDrawUsage);
    mesh.frustumCulled = false;
  }
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

function sunlight(): DirectionalLight {
  const sun = new DirectionalLight(0xffffff, Math.PI - AMBIENT + 0.5);
  sun.position.set(MIDDLE - 90, 300, MIDDLE + 60);
  sun.target.position.set(MIDDLE, 0, MIDDLE);
  sun.castShadow = true;
  sun.shadow.mapSize.set(1024, 1024);
  sun.shadow.radius = 3;
  sun.shadow.bias = -0.002;
  const { camera } = sun.shadow;
  [camera.left, camera.right, camera.top, camera.bottom] = [-170, 170, 170, -170];
  [camera.near, camera.far] = [20, 700];
  return sun;
}

/** The board itself is the flat drawing underneath; this only catches the shadows. */
function floor(): Mesh<PlaneGeometry, ShadowMaterial> {
  const plane = new PlaneGeometry(BOARD_SIZE, BOARD_SIZE);
  plane.rotateX(-Math.PI / 2);
  const mesh = new Mesh(plane, new ShadowMaterial({ opacity: 0.34 }));
  mesh.position.set(MIDDLE, 0, MIDDLE);
  mesh.receiveShadow = true;
  return mesh;
}

function isSoftware(renderer: WebGLRenderer): boolean {
  const gl = renderer.getContext();
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  return SOFTWARE.test(String(gl.getParameter(info?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER)));
}

/** Throws if the browser cannot draw in three dimensions. */
export function openScene(options: SceneOptions): CubeScene {
  const { canvas, film, sides } = options;
  const renderer = new WebGLRenderer({ canvas, alpha: true, antialias: true });
  const scene = new Scene();
  const camera = cameraOver();
  const body = new RoundedBoxGeometry(DRAWN_EDGE, DRAWN_EDGE, DRAWN_EDGE, 2, DRAWN_EDGE * 0.07);
  const box = new BoxGeometry(DRAWN_EDGE * 0.8, DRAWN_EDGE * 0.8, DRAWN_EDGE * 0.8);
  const fleets = [...new Set(sides)].map((side) => fleetOf(side, options, body, box));
  const board = floor();
  const sun = sunlight();
  scene.add(new AmbientLight(0xffffff, AMBIENT), sun, sun.target, board);
  for (const { open, inside } of fleets) scene.add(open, inside);

  const [width, height] = [canvas.clientWidth, canvas.clientHeight];
  const setQuality = (high: boolean): void => {
    renderer.setPixelRatio(high ? Math.min(2, devicePixelRatio) : 1);
    renderer.setSize(width, height, false);
    renderer.shadowMap.enabled = high;
    renderer.shadowMap.type = PCFShadowMap;
    sun.castShadow = high;
    board.visible = high;
  };
  setQuality(!isSoftware(renderer));

  const [at, turned, pose, one] = [new Vector3(), new Quaternion(), new Matrix4(), new Vector3(1, 1, 1)];
  return {
    draw(seconds) {
      for (const { cubes, open, inside } of fleets) {
        cubes.forEach((cube, place) => {
          const { position, quaternion } = film.at(seconds, cube);
          const seen = seenAt(position);
          pose.compose(at.set(...seen.place), turned.set(...quaternion), one);
          open.setMatrixAt(place, seen.inside ? NOWHERE : pose);
          inside.setMatrixAt(place, seen.inside ? pose : NOWHERE);
        });
        open.instanceMatrix.needsUpdate = true;
        inside.instanceMatrix.needsUpdate = true;
      }
      renderer.render(scene, camera);
    },
    lower: () => setQuality(false),
    dispose() {
      for (const mesh of fleets.flatMap(({ open, inside }) => [open, inside])) {
        mesh.dispose();
        mesh.material.map?.dispose();
        mesh.material.dispose();
      }
      body.dispose();
      box.dispose();
      board.geometry.dispose();
      board.material.dispose();
      sun.dispose();
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}
