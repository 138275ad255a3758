/** One's seats on another device, by a code. */
import Smartphone from "lucide-react/icons/smartphone";
import { type ReactNode, useState } from "react";
import { useTimeOfDay } from "../online/times.ts";
import { askPeople } from "./ask.ts";
import { Card } from "./card.tsx";
import { useAsking } from "./use-asking.ts";
import { usePeopleWords } from "./use-words.ts";

export function DeviceCode(): ReactNode {
  const { device } = usePeopleWords();
  const [made, setMade] = useState<{ readonly code: string; readonly until: number }>();
  const { ask, refused } = useAsking();
  const timeOfDay = useTimeOfDay();
  const make = async (): Promise<void> => {
    const done = await ask(() => askPeople("deviceCode", undefined));
    if (done !== undefined) setMade(done.answer);
  };
  return (
    <Card title={device.title}>
      <p>{device.lead}</p>
      <div aria-live="polite">
        {made !== undefined && (
          <>
            <p className="people-code">
              <code>{made.code}</code>
            </p>
            <p className="people-note">{device.how(timeOfDay(made.until))}</p>
          </>
        )}
      </div>
      {refused !== undefined && <p role="alert">{refused}</p>}
      <button type="button" className="btn" onClick={() => void make()}>
        <Smartphone size={18} aria-hidden="true" /> {device.make}
      </button>
    </Card>
  );
}
