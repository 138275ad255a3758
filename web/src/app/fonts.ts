/** The faces of the design, latin only. The browser loads a face when a text first needs it. */
import "@fontsource/almendra/latin-700.css";
import "@fontsource/atkinson-hyperlegible-next/latin-400.css";
import "@fontsource/atkinson-hyperlegible-next/latin-600.css";
import "@fontsource/atkinson-hyperlegible-next/latin-700.css";
import "@fontsource/bricolage-grotesque/latin-700.css";
import "@fontsource/bricolage-grotesque/latin-800.css";
import "@fontsource/grenze-gotisch/latin-700.css";
import "@fontsource/libre-bodoni/latin-600.css";
import "@fontsource/uncial-antiqua/latin-400.css";
