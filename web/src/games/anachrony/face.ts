/** The face of Anachrony and its companion. It comes with their pages: the first screen does without. */
import "@fontsource/chakra-petch/latin-600.css";
import "@fontsource/chakra-petch/latin-700.css";
