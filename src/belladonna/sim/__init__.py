"""Many games at once: measurements and tournaments. No game is named here."""
