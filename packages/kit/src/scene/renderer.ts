/** A renderer over a canvas that draws as well as the machine can, and gives everything back. */
import {
  AmbientLight,
  type Camera,
  type DirectionalLight,
  InstancedMesh,
  type Material,
  Mesh,
  type Object3D,
  PCFShadowMap,
  Scene,
  Texture,
  WebGLRenderer,
} from 'three';

const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

function isSoftware(renderer: WebGLRenderer): boolean {
  const gl = renderer.getContext();
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  return SOFTWARE.test(String(gl.getParameter(info?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER)));
}

export interface RendererOptions {
  readonly canvas: HTMLCanvasElement;
  readonly camera: Camera;
  readonly ambient: number;
  readonly sun: DirectionalLight;
  /** What catches real shadows, where the machine can draw them. */
  readonly floor: Object3D;
  /** What stands in for shadows where it cannot. */
  readonly shades?: Object3D;
  readonly bodies: readonly Object3D[];
}

export interface SceneRenderer {
  render(): void;
  /** For slow machines: no shadows, coarse pixels. */
  lower(): void;
  dispose(): void;
}

function disposeMaterial(material: Material): void {
  if ('map' in material && material.map instanceof Texture) material.map.dispose();
  material.dispose();
}

function disposeObject(object: Object3D): void {
  if (!(object instanceof Mesh)) return;
  if (object instanceof InstancedMesh) object.dispose();
  object.geometry.dispose();
  for (const material of [object.material].flat()) disposeMaterial(material);
}

/** Throws if the browser cannot draw in three dimensions. */
export function openRenderer({ canvas, camera, ambient, sun, floor, shades, bodies }: RendererOptions): SceneRenderer {
  const renderer = new WebGLRenderer({ canvas, alpha: true, antialias: true });
  const scene = new Scene();
  scene.add(new AmbientLight(0xffffff, ambient), sun, sun.target, floor, ...(shades ? [shades] : []), ...bodies);
  const [width, height] = [canvas.clientWidth, canvas.clientHeight];
  const setQuality = (high: boolean): void => {
    renderer.setPixelRatio(high ? Math.min(2, devicePixelRatio) : 1);
    renderer.setSize(width, height, false);
    renderer.shadowMap.enabled = high;
    renderer.shadowMap.type = PCFShadowMap;
    sun.castShadow = high;
    floor.visible = high;
    if (shades) shades.visible = !high;
  };
  setQuality(!isSoftware(renderer));
  return {
    render: () => renderer.render(scene, camera),
    lower: () => setQuality(false),
    dispose() {
      scene.traverse(disposeObject);
      sun.dispose();
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}
