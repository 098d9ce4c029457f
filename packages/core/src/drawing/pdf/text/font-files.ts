/** The files of the fonts in use, in the packages that they come from; the build takes these along, and no others. */
export const FONT_FILES = {
  serif: '@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf',
  serifItalic: '@expo-google-fonts/source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf',
  serifBold: '@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf',
  sans: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  sansMedium: '@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf',
  sansBold: '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
  wide: 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
  wideBold: 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
} as const;
export type FontName = keyof typeof FONT_FILES;
