const patches = ['var(--cyan)', 'var(--magenta)', 'var(--yellow)', 'var(--ink)'];
const corners = [
  [48, 48],
  [512, 48],
  [48, 432],
  [512, 432],
] as const;

/** A press sheet with what the shop sells laid out on it. Decoration. */
export function PressSheet({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 560 480" width="560" height="480" aria-hidden="true">
      <rect x="24" y="24" width="512" height="432" fill="var(--sheet)" stroke="var(--ink)" strokeWidth="2" />
      {corners.map(([x, y]) => (
        <g key={`${x} ${y}`} stroke="var(--ink)" strokeWidth="1.5" fill="none">
          <circle cx={x} cy={y} r="9" />
          <path d={`M${x - 16} ${y}h32M${x} ${y - 16}v32`} />
        </g>
      ))}
      {Array.from({ length: 16 }, (_, index) => (
        <rect
          key={index}
          x={120 + index * 20}
          y="426"
          width="18"
          height="14"
          fill={patches[index % 4]}
          opacity={1 - Math.floor(index / 4) * 0.22}
        />
      ))}
      <Roll x={196} y={172} r={92} face="var(--magenta)" edge="#8f0048" />
      <Roll x={384} y={142} r={58} face="var(--cyan)" edge="#006f94" />
      <Roll x={344} y={286} r={74} face="var(--yellow)" edge="#b88f00" />
      <CreasingMatrix />
    </svg>
  );
}

function Roll({ x, y, r, face, edge }: { x: number; y: number; r: number; face: string; edge: string }) {
  return (
    <g>
      <path d={`M${x - r} ${y}v${r * 0.34}a${r} ${r} 0 0 0 ${2 * r} 0v${-r * 0.34}z`} fill={edge} />
      <circle cx={x} cy={y} r={r} fill={face} />
      {[0.86, 0.72, 0.58].map((share) => (
        <circle key={share} cx={x} cy={y} r={r * share} fill="none" stroke={edge} strokeWidth="1.5" opacity="0.55" />
      ))}
      <circle cx={x} cy={y} r={r * 0.42} fill="var(--sheet)" stroke="var(--ink)" strokeWidth="2" />
      <circle cx={x} cy={y} r={r * 0.32} fill="var(--well)" stroke="var(--ink)" strokeWidth="2" />
    </g>
  );
}

function CreasingMatrix() {
  return (
    <g stroke="var(--ink)" strokeWidth="2">
      {[0, 1, 2, 3].map((strip) => (
        <g key={strip} transform={`translate(${86 + strip * 34} ${322 + strip * 14})`}>
          <path d="M0 0l128-34 12 12-128 34z" fill="var(--sheet)" />
          <path d="M5 5l128-34M8 8l128-34" strokeWidth="1.5" />
        </g>
      ))}
    </g>
  );
}
