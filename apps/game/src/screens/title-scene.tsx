/** The title picture: layers of dusk that drift a little against each other with the pointer. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { titleLayers } from '../art/title.ts';
import { Picture } from '../ui/picture.tsx';

/** Few shapes, so that turning a phone or dragging a window does not draw the picture anew every time. */
const SHAPES = [
  { width: 2400, height: 900 },
  { width: 1600, height: 900 },
  { width: 1320, height: 900 },
  { width: 600, height: 1200 },
] as const;

type Shape = (typeof SHAPES)[number];

/** A little wider than the window, because the picture is lifted off its bottom edge. */
const LIFTED = 1.08;

/** The shape of which the least is cut off. */
function shapeNow(): Shape {
  const wanted = (LIFTED * window.innerWidth) / window.innerHeight;
  return SHAPES.reduce((best, shape) =>
    Math.abs(shape.width / shape.height - wanted) < Math.abs(best.width / best.height - wanted)
      ? shape
      : best,
  );
}

/** How far the nearest layer follows the pointer, in pixels. */
const REACH = 26;

export function TitleScene() {
  const [shape, setShape] = useState<Shape>(shapeNow);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onResize = () => setShape(shapeNow());
    const onPointer = ({ clientX, clientY, pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      element.current?.style.setProperty('--dx', `${(0.5 - clientX / window.innerWidth) * REACH}px`);
      element.current?.style.setProperty('--dy', `${(0.5 - clientY / window.innerHeight) * REACH * 0.4}px`);
    };
    window.addEventListener('resize', onResize);
    window.addEventListener('pointermove', onPointer);
    return () => {
      window.removeEventListener('resize', onResize);
      window.removeEventListener('pointermove', onPointer);
    };
  }, []);
  const layers = useMemo(() => titleLayers(shape.width, shape.height), [shape]);
  return (
    <div class="title-scene" ref={element} aria-hidden="true">
      {layers.map(({ name, svg, parallax }) => (
        <div class="title-layer" key={name} style={{ '--parallax': parallax }}>
          <Picture
            drawing={`title ${name} ${shape.width}x${shape.height}`}
            draw={() => svg.replace('<svg ', '<svg preserveAspectRatio="xMidYMax slice" ')}
            alt=""
          />
        </div>
      ))}
    </div>
  );
}
