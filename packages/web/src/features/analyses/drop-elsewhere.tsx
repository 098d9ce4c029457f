/** Takes decks that are dropped on a screen without the form to the form. */
import { useLocation } from 'wouter';
import { useMay } from '../../api/user.js';
import { handFiles } from './upload-queue.js';
import { useDropAnywhere } from './use-drop-anywhere.js';

// The frame loads it when the screen stands.
export default function DropElsewhere() {
  const may = useMay();
  const [, navigate] = useLocation();
  useDropAnywhere((files) => {
    // A screen with the form takes them itself.
    if (!may('contribute') || document.querySelector('#upload')) return;
    handFiles(files);
    navigate('/analysis#upload');
  });
  return null;
}
