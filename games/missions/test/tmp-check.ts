import { checkMission } from "../checker/index.ts";
import { clockwork, tenToSix } from "./shelf.ts";
for (const l of [tenToSix, clockwork]) {
  const t=performance.now(); const c=process.cpuUsage();
  const r=checkMission(l,{games: 10, now:()=>performance.now(), budget: 60000});
  console.log(r.mission, "ms", Math.round(performance.now()-t), "cpu", process.cpuUsage(c).user/1000);
  for(const p of r.problems) console.log(p.code,p.file+":"+p.line+":"+p.column,p.message);
  for(const row of r.rows) console.log(JSON.stringify({...row, best: row.best && {...row.best, log: row.best.log.length}}));
  console.log(r.hits);
}
