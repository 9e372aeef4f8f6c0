# Searches n only up to 100000.
def people_needed(bound, epsilon, error):
    scale = bound / epsilon
    sizes = np.arange(1, 100_001)
    central = int(np.argmax(2**0.5 * scale / sizes <= error)) + 1
    fits = scale * np.sqrt(2 / sizes) <= error
    local = int(np.argmax(fits)) + 1 if fits.any() else 100_000
    return central, local
