/** A part of a drawn page that the phone brings to life, as it stands until then (drawn-page.tsx). */
import type { ComponentType } from 'react';

export function Island<Props extends object>({
  name,
  isLive,
  part: Part,
  props,
}: {
  /** What the page knows the part by. */
  name: string;
  /** Is there anything to be done with it? Else it only stands there. */
  isLive: boolean;
  part: ComponentType<Props>;
  /** Plain data: it goes along with the page. */
  props: Props;
}) {
  if (!isLive) return <Part {...props} />;
  return (
    <div data-island={name} data-props={JSON.stringify(props)} className="contents">
      <Part {...props} />
    </div>
  );
}
