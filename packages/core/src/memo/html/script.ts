/** The report's one script: a reference that is pressed opens its slide with the quote marked. */

export const script = `
const data=JSON.parse(document.getElementById('data').textContent);
const view=document.getElementById('viewer');
function show(slide,fact){
  const s=data.slides.find((x)=>x.number===slide);if(!s||!view)return;
  const f=fact&&data.facts[fact];
  view.querySelector('h3').textContent=s.label;
  view.querySelector('.chip').textContent=s.read;
  const stage=view.querySelector('.slide');stage.replaceChildren();
  stage.classList.toggle('text',!s.picture);
  if(s.picture){const img=new Image();img.src=s.picture;img.alt=s.text.slice(0,300);stage.append(img);stage.style.aspectRatio=s.ratio||'';
    if(f&&f.box){const i=document.createElement('i');const p=0.008;i.style.left=(f.box.x-p)*100+'%';i.style.top=(f.box.y-p)*100+'%';i.style.width=(f.box.w+2*p)*100+'%';i.style.height=(f.box.h+2*p)*100+'%';stage.append(i);}
  }else stage.textContent=s.text||'–';
  const q=view.querySelector('.quote');q.hidden=!f;
  if(f){const m=document.createElement('mark');m.textContent=f.quote;q.replaceChildren('“',m,'” · '+(f.note||data.found));}
  for(const b of view.querySelectorAll('.thumbs button'))b.classList.toggle('on',Number(b.dataset.slide)===slide);
}
document.addEventListener('click',(e)=>{const b=e.target.closest('[data-slide]');if(b){e.preventDefault();show(Number(b.dataset.slide),b.dataset.fact);if(matchMedia('(max-width:960px)').matches&&b.classList.contains('ref'))view.scrollIntoView({behavior:'smooth'});}});
show(data.first.slide,data.first.fact);
`;
