const inks = ['#00a0d2', '#d4006a', '#ffd000', '#14161a'];
const crops = 'M90 30v28M30 90h28M630 30v28M690 90h-28M90 690v-28M30 630h28M630 690v-28M690 630h-28';

/** A press sheet with the shop's products on it, enlarged. Decoration. */
export function PressSheet({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 720 720" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g stroke="#14161a" strokeWidth="3">
        <path d={crops} />
        <path d="M90 90h540v540H90z" fill="#fcfbf9" />
      </g>
      {Array.from({ length: 16 }, (_, index) => (
        <path
          key={index}
          d={`M${132 + index * 28} 596h26v20h-26z`}
          fill={inks[index % 4]}
          opacity={1 - Math.floor(index / 4) * 0.22}
        />
      ))}
      <Strips />
      <Roll x={566} y={196} r={118} face="#00a0d2" edge="#006f94" />
      <path d="M262 478h458v68H262z" fill="#a80054" stroke="#14161a" strokeWidth="3" />
      <path d="M300 496h420M340 528h380" stroke="#ff5fa8" strokeWidth="3" opacity="0.6" />
      <Roll x={262} y={278} r={200} face="#d4006a" edge="#a80054" />
      <Roll x={574} y={452} r={96} face="#2b2e35" edge="#14161a" />
    </svg>
  );
}

interface RollProps {
  x: number;
  y: number;
  r: number;
  face: string;
  edge: string;
}

function Roll({ x, y, r, face, edge }: RollProps) {
  return (
    <g stroke="#14161a" strokeWidth="3">
      <path d={`M${x - r} ${y}v${r * 0.34}a${r} ${r} 0 0 0 ${2 * r} 0v${-r * 0.34}z`} fill={edge} />
      <circle cx={x} cy={y} r={r} fill={face} />
      {[0.9, 0.8, 0.7, 0.6].map((share) => (
        <circle key={share} cx={x} cy={y} r={r * share} fill="none" strokeWidth="1.5" opacity="0.4" />
      ))}
      <circle cx={x} cy={y} r={r * 0.44} fill="#fcfbf9" />
      <circle cx={x} cy={y} r={r * 0.34} fill="#ffd000" />
    </g>
  );
}

/** Creasing matrix, with two channels in a strip. */
function Strips() {
  return (
    <g stroke="#14161a" strokeWidth="3" fill="#eae7df">
      {[0, 1, 2].map((strip) => (
        <path
          key={strip}
          transform={`translate(${-28 + strip * 10} ${560 + strip * 44})`}
          d="M0 60L330-34l24 20L24 80zM8 67L338-27M16 73L346-21"
        />
      ))}
    </g>
  );
}
