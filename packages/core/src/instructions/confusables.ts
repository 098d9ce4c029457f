/** Look-alike letters, as orders that shall pass a search are written with them. Data only. */

/** Letters of other scripts that look like a Latin one, by that letter. Fullwidth and mathematical letters are undone by NFKC. */
// prettier-ignore
export const CONFUSABLES: Readonly<Record<string, string>> = {
  а: 'a', ɑ: 'a', α: 'a', А: 'a', Α: 'a', Ꭺ: 'a',
  в: 'b', В: 'b', Β: 'b', β: 'b', Ь: 'b', ь: 'b',
  с: 'c', С: 'c', ϲ: 'c', Ϲ: 'c', ᴄ: 'c',
  ԁ: 'd', ժ: 'd', Ꭰ: 'd',
  е: 'e', Е: 'e', Ε: 'e', ε: 'e', ҽ: 'e', ё: 'e',
  ғ: 'f', ƒ: 'f', ɡ: 'g', Ԍ: 'g', ց: 'g',
  һ: 'h', Н: 'h', н: 'h', Η: 'h', հ: 'h',
  і: 'i', І: 'i', ι: 'i', Ι: 'i', ı: 'i', ɩ: 'i', Ӏ: 'l', ӏ: 'l',
  ј: 'j', Ј: 'j', к: 'k', К: 'k', κ: 'k', Κ: 'k',
  м: 'm', М: 'm', Μ: 'm', ո: 'n', Ν: 'n', п: 'n', η: 'n',
  о: 'o', О: 'o', ο: 'o', Ο: 'o', օ: 'o', σ: 'o',
  р: 'p', Р: 'p', ρ: 'p', Ρ: 'p', ԛ: 'q',
  г: 'r', ґ: 'r', ѕ: 's', Ѕ: 's', ꜱ: 's', т: 't', Т: 't', Τ: 't', τ: 't',
  υ: 'u', ս: 'u', ц: 'u', ν: 'v', ѵ: 'v', ѡ: 'w', ԝ: 'w', ω: 'w',
  х: 'x', Х: 'x', Χ: 'x', χ: 'x', у: 'y', У: 'y', Υ: 'y', γ: 'y', Ζ: 'z', ᴢ: 'z',
};
