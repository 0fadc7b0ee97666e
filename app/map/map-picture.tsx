/** A drawn map, by day or by night as the page is: only the one that is shown is loaded. */
export function MapPicture({
  address,
  width,
  height,
  className = "",
}: {
  readonly address: string;
  readonly width: number;
  readonly height: number;
  readonly className?: string | undefined;
}) {
  const picture = { width, height, loading: "lazy", decoding: "async" } as const;
  return (
    <>
      <img className={`${className} by-day`} src={address} alt="" {...picture} />
      <img className={`${className} by-night`} src={`${address}#dark`} alt="" {...picture} />
    </>
  );
}
