/** A portrait, map, ending or thing whose picture does not come is named in a sentence. Cards say it on their own face. */
import { type ReactNode, useLayoutEffect, useState } from "react";
import { useLanguage } from "../../../app/text.ts";
import { fileIn } from "../pictures.ts";
import { wordsIn } from "../text.ts";

export function DamagedPicture(): ReactNode {
  const language = useLanguage();
  const [file, setFile] = useState<string>();
  useLayoutEffect(() => {
    const note = ({ target }: Event): void => {
      if (target instanceof SVGImageElement) setFile(fileIn(target.href.baseVal));
      else if (target instanceof HTMLImageElement && !target.matches(".ms-face")) setFile(fileIn(target.src));
    };
    // Errors of pictures do not bubble.
    window.addEventListener("error", note, true);
    return () => window.removeEventListener("error", note, true);
  }, []);
  if (file === undefined) return null;
  return (
    <p className="ms-damaged" role="status">
      {wordsIn(language).damagedPicture(file)}
    </p>
  );
}
