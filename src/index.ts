import { DurableObject } from "cloudflare:workers";
export class UsageMeter extends DurableObject<Env> { ping() { return "x"; } }
export default { async fetch(_r: Request, env: Env) { 
  let enc = []; for (const l of ["euc-kr","utf-16le","utf-16be"]) { try { new TextDecoder(l,{fatal:true}); enc.push(l) } catch (e) { enc.push(String(e)) } }
  return Response.json({ok:1, enc, s: new TextDecoder("euc-kr").decode(new Uint8Array([0xb0,0xa1,0x8c,0x63]))}) } } satisfies ExportedHandler<Env>;
