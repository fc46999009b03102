/** Type: Philosopher speaks, Noto Sans is read in passing. Latin and Cyrillic subsets only, served with the game. */
import '@fontsource/philosopher/cyrillic-400.css';
import '@fontsource/philosopher/cyrillic-700.css';
import '@fontsource/philosopher/latin-400.css';
import '@fontsource/philosopher/latin-700.css';
import '@fontsource/noto-sans/cyrillic-400.css';
import '@fontsource/noto-sans/cyrillic-600.css';
import '@fontsource/noto-sans/latin-400.css';
import '@fontsource/noto-sans/latin-600.css';
