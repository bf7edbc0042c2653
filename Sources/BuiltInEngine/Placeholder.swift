// Placeholder: the first real file replaces it.
