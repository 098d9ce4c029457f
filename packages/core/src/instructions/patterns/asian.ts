/** Orders to a reader or an AI in Chinese, Japanese and Korean, which part no words. Data only. */
import type { WordingGroup } from './language.js';

export const ASIAN: readonly WordingGroup[] = [
  // set aside what was said before
  {
    hints: ['忽', '无视', '無視', '不要理', '忘', '무시'],
    patterns: [
      '(?:忽略|无视|忽视|無視|忽視|不要理会|不要理會|忘记|忘記)[^\\n]{0,14}(?:指令|指示|说明|說明|提示|规则|規則|要求)',
      '(?:指示|命令|指令)[^\\n]{0,8}(?:無視|忘れ)|(?:지시|명령)[^\\n]{0,8}무시',
    ],
  },
  // marks; the partners' word
  {
    hints: ['分', '合伙人', '合夥人', '投委会', '投资委员会'],
    patterns: [
      '(?:给|打|評|评|給)[^\\n]{0,15}(?:满分|滿分|100 ?分|最高分|100 ?\\/ ?100)',
      '(?:合伙人|合夥人|投委会|投资委员会)[^\\n]{0,6}(?:批准|核准|通过)',
    ],
  },
  { hints: ['如果你是'], patterns: ['如果你是[^\\n]{0,6}(?:ai|人工智能|语言模型|語言模型|模型)'] },
];

/** Words of orders that honest slides may have too. */
export const ASIAN_LIKELY: readonly WordingGroup[] = [
  { hints: ['高分'], patterns: ['(?:给|打|评)[^。\\n]{0,8}高分'] },
  { hints: ['作为', '你是'], patterns: ['(?:作为|你是)[^。\\n]{0,6}(?:人工智能|ai|语言模型)'] },
];

/** Suspicious only where a text is concealed. */
export const ASIAN_LEANING = '(?:推荐|推薦|建议|建議)[^\\n]{0,6}(?:投资|投資)';
