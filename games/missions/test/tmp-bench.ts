import { nextInt, seedRng } from "@chronarium/kernel";
import { rules } from "./shelf.ts";
for (const [mission, seats] of [["ten-to-six@1.0.0",2],["clockwork@1.0.0",2],["clockwork@1.0.0",4]] as const) {
  for (let rep=0; rep<2; rep++) {
  const t=performance.now(); let n=0; let la=0, ac=0, ap=0;
  for (let g=0; performance.now()-t<2500; g++) {
    let s = rules.setup({mission}, seats, "b"+g); let rng=seedRng("p"+g);
    while (rules.result(s)===undefined) {
      let seat:number; 
      const t0=performance.now();
      const actors=rules.actors(s); const t1=performance.now(); ac+=t1-t0;
      [seat,rng]=nextInt(rng,actors.length); seat=actors[seat]!;
      const t2=performance.now();
      const legal=rules.legalActions(s,seat); const t3=performance.now(); la+=t3-t2;
      let k:number; [k,rng]=nextInt(rng,legal.length);
      const t4=performance.now();
      s=rules.apply(s,seat,legal[k]!).state; ap+=performance.now()-t4; n++;
    }
  }
  const ms=performance.now()-t;
  console.log(mission,seats,Math.round(n/ms*1000),"acts/s", "actors",(ac/n*1000).toFixed(2),"legal",(la/n*1000).toFixed(2),"apply",(ap/n*1000).toFixed(2),"us");
  }
}
