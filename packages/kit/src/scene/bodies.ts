/** Many equal bodies drawn at once, and the pictures on their sides. */
import {
  type BufferGeometry,
  CanvasTexture,
  DynamicDrawUsage,
  InstancedMesh,
  type Material,
  SRGBColorSpace,
} from 'three';

/** A canvas knows neither custom properties nor what became of mixed colours: an element is asked. */
export function resolvedColour(colour: string, at: HTMLElement): string {
  const probe = document.createElement('span');
  probe.style.color = colour;
  at.append(probe);
  const found = getComputedStyle(probe).color;
  probe.remove();
  return found;
}

/** A painted canvas in the colours it was painted in, sharp at a slant. */
export function textureOf(painted: HTMLCanvasElement): CanvasTexture {
  const map = new CanvasTexture(painted);
  map.colorSpace = SRGBColorSpace;
  map.anisotropy = 4;
  return map;
}

/** Bodies that move with every frame. */
export function bodiesOf<G extends BufferGeometry, M extends Material>(
  geometry: G,
  material: M,
  count: number,
): InstancedMesh<G, M> {
  const mesh = new InstancedMesh(geometry, material, count);
  mesh.instanceMatrix.setUsage(DynamicDrawUsage);
  mesh.frustumCulled = false;
  return mesh;
}
