/** The example photograph, 320 by 200: a street with two signs. */
export function ShopFront() {
  return (
    <>
      <rect width="320" height="200" className="fill-raised" />
      <path d="M0 158h320v42H0z" className="fill-line" />
      <path d="M24 40h176v118H24z" className="fill-surface stroke-edge" />
      <path d="M40 92h62v66H40zM122 92h62v44h-62z" className="fill-raised stroke-edge" />
      <path d="M226 70h72v88h-72z" className="fill-surface stroke-edge" />
      <path d="M240 118h44v40h-44z" className="fill-raised stroke-edge" />
      <g className="fill-accent">
        <path d="M52 52h124v24H52z" />
        <circle cx="262" cy="94" r="15" />
      </g>
      <g className="stroke-on-accent stroke-3">
        <path d="M62 64h14l6-8 8 16 8-16 6 8h60" />
        <path d="M254 98l8-12 8 12" />
      </g>
    </>
  );
}
