/** A sun over the middle of a square place, and the floor that catches its shadows. */
import { DirectionalLight, Mesh, PlaneGeometry, ShadowMaterial } from 'three';

const SHADOWS = 1024;

export interface SunOptions {
  /** Half the side of the place, in millimetres: the sun shines on its middle. */
  readonly middle: number;
  readonly from: readonly [x: number, y: number, z: number];
  readonly strength: number;
  /** How far from the middle shadows fall, and from which to which distance of the sun. */
  readonly reach: number;
  readonly near: number;
  readonly far: number;
}

export function sunlight({ middle, from, strength, reach, near, far }: SunOptions): DirectionalLight {
  const sun = new DirectionalLight(0xffffff, strength);
  sun.position.set(middle + from[0], from[1], middle + from[2]);
  sun.target.position.set(middle, 0, middle);
  sun.castShadow = true;
  sun.shadow.mapSize.set(SHADOWS, SHADOWS);
  sun.shadow.radius = 3;
  sun.shadow.bias = -0.002;
  const { camera } = sun.shadow;
  [camera.left, camera.right, camera.top, camera.bottom] = [-reach, reach, reach, -reach];
  [camera.near, camera.far] = [near, far];
  return sun;
}

/** What lies there is the flat drawing underneath; this only catches the shadows. */
export function floorOf(size: number): Mesh<PlaneGeometry, ShadowMaterial> {
  const plane = new PlaneGeometry(size, size);
  plane.rotateX(-Math.PI / 2);
  const mesh = new Mesh(plane, new ShadowMaterial({ opacity: 0.34 }));
  mesh.position.set(size / 2, 0, size / 2);
  mesh.receiveShadow = true;
  return mesh;
}
