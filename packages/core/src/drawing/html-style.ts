/** The look of the standalone report: paper and ink, a serif for what is read, light and dark, and a clean print. */

export const style = `
:root{--paper:#f6f5f1;--card:#fff;--sunk:#efede7;--ink:#1c1b18;--soft:#5d5a52;--faint:#6f6b62;--line:#e4e1d8;--line-strong:#cfcbbf;--accent:#1d4e89;--accent-soft:#e7eef7;--mark:#ffe28a;--good:#1b7a4b;--good-soft:#e2f2e9;--fair:#8a5900;--fair-soft:#fbf0d9;--poor:#b3362b;--poor-soft:#fae6e3;--none:#8b877d;--none-soft:#efede7;--sans:Inter,system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;--serif:"Source Serif 4",Charter,Georgia,serif}
@media (prefers-color-scheme:dark){:root{--paper:#141412;--card:#1c1c19;--sunk:#262622;--ink:#f1efe8;--soft:#b3afa4;--faint:#98948a;--line:#2e2d29;--line-strong:#45433d;--accent:#86b4ec;--accent-soft:#1c2a3b;--mark:#6b5714;--good:#5cc08d;--good-soft:#16301f;--fair:#e0aa4a;--fair-soft:#352911;--poor:#f0867a;--poor-soft:#3a1b17;--none:#878379;--none-soft:#262622}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:14px/1.5 var(--sans);-webkit-font-smoothing:antialiased}
h1,h2,h3,p{margin:0}h1{font:650 30px/1.2 var(--serif);letter-spacing:-.01em}
h2{font-size:16px;margin:32px 0 10px}h2 small{font-weight:400;color:var(--soft);font-size:13px;margin-left:6px}
.page{display:grid;grid-template-columns:minmax(0,1fr) minmax(320px,38%);gap:32px;max-width:1360px;margin:0 auto;padding:28px}
.page>aside{position:sticky;top:20px;align-self:start}
.card{background:var(--card);border:1px solid var(--line);border-radius:10px;overflow:hidden}
.chips{display:flex;flex-wrap:wrap;gap:6px;margin:10px 0 18px}
.chip{font-size:12px;color:var(--soft);border:1px solid var(--line);border-radius:99px;padding:2px 10px;background:var(--card)}
.num{font-variant-numeric:tabular-nums}
.verdict{display:grid;grid-template-columns:190px 1fr;gap:24px;padding:22px}
.verdict .big{font:650 52px/1 var(--serif)}.verdict .big small{font:400 15px var(--sans);color:var(--soft)}
.prose{font:17px/1.6 var(--serif);max-width:68ch;margin-top:10px}
.line{font:20px/1.45 var(--serif);max-width:62ch;margin:0 0 18px}.decides{margin:10px 0 0;padding-left:18px;font:15px/1.5 var(--serif)}.part td:first-child{width:22%}.part.for td:first-child,.part.against td:first-child{width:auto;font-weight:400}.part.competition td:first-child,.part.team td:first-child{width:auto}.quoted{font-family:var(--serif);font-style:italic}.view{min-height:72px}.gap{margin-top:12px}.email{font:14px/1.55 var(--sans);white-space:pre-wrap;margin:0;padding:14px 16px}
.label{font-size:12px;color:var(--soft)}
.badge{display:inline-block;font-weight:600;font-size:12.5px;border-radius:7px;padding:3px 10px}
.good{color:var(--good)}.fair{color:var(--fair)}.poor{color:var(--poor)}.none{color:var(--none)}
.badge.good{background:var(--good-soft)}.badge.fair{background:var(--fair-soft)}.badge.poor{background:var(--poor-soft)}.badge.none{background:var(--none-soft)}
.bar{height:6px;border-radius:4px;background:var(--sunk);position:relative;overflow:hidden;margin:6px 0 4px}
.bar b{position:absolute;inset:0 auto 0 0;background:currentColor}
.bar u{position:absolute;top:0;bottom:0;background:repeating-linear-gradient(135deg,var(--line-strong) 0 2px,transparent 2px 5px)}
.scores{display:grid;grid-template-columns:repeat(5,1fr);margin-top:14px}.scores>div{padding:14px 16px;border-left:1px solid var(--line)}.scores>div:first-child{border-left:0}
.scores strong{font:650 24px/1.3 var(--serif);display:block}
table{width:100%;border-collapse:collapse}th{text-align:left;font-size:12px;font-weight:500;color:var(--soft);background:var(--sunk)}
th,td{padding:9px 14px;border-top:1px solid var(--line);vertical-align:top}thead th{border-top:0}.absent{color:var(--faint)}p.absent{padding:6px 14px}
td:first-child{font-weight:550}
.ref{font:550 11px var(--sans);color:var(--accent);background:var(--accent-soft);border:0;border-radius:5px;padding:2px 7px;white-space:nowrap;cursor:pointer;text-decoration:none}
.ref:hover,.ref:focus-visible{outline:2px solid var(--accent);outline-offset:1px}
.row{display:flex;gap:14px;padding:13px 16px;border-top:1px solid var(--line)}.row:first-child{border-top:0}.row>.badge{align-self:start;min-width:76px;text-align:center}
.row p{font:16px/1.5 var(--serif);max-width:64ch}.row .label{margin-top:3px}
.slide{position:relative;background:var(--sunk);aspect-ratio:16/9;overflow:hidden}.slide img{display:block;width:100%}
.slide.text{aspect-ratio:auto;max-height:420px;overflow:auto;padding:16px;white-space:pre-wrap;font-size:12.5px}
.slide i{position:absolute;border:3px solid #ffd33d;border-radius:6px;box-shadow:0 0 0 2000px rgb(0 0 0/.12)}
.quote{margin:12px;padding:9px 12px;background:var(--sunk);border-radius:7px;font-family:var(--serif)}.quote mark{background:var(--mark);color:inherit;padding:0 2px}
.viewer header{display:flex;justify-content:space-between;align-items:center;padding:10px 14px;gap:10px}
.thumbs{display:grid;grid-template-columns:repeat(auto-fill,minmax(44px,1fr));gap:5px;padding:0 12px 14px}
.thumbs button{font:11px var(--sans);color:var(--soft);background:var(--sunk);border:1px solid var(--line);border-radius:4px;padding:5px 0;cursor:pointer}
.thumbs button.on{border:2px solid var(--accent);color:var(--accent)}.thumbs .ocr{background:repeating-linear-gradient(135deg,var(--sunk) 0 4px,var(--card) 4px 8px)}.thumbs .unread{color:var(--poor);text-decoration:line-through}
ul.plain{list-style:none;margin:0;padding:0}ul.plain li{padding:7px 16px;border-top:1px solid var(--line)}ul.plain li:first-child{border-top:0}
footer{color:var(--faint);font-size:12px;margin:32px 0 12px}
@media (max-width:960px){.page{grid-template-columns:minmax(0,1fr);padding:16px}.page>aside{position:static}.verdict{grid-template-columns:1fr}.scores{grid-template-columns:repeat(2,1fr)}.scores>div{border-left:0;border-top:1px solid var(--line)}table{font-size:13px}th,td{padding:8px 9px}}
@media print{body{background:#fff}.page{display:block;max-width:none;padding:0}.page>aside{display:none}.card{break-inside:avoid}}
`;
