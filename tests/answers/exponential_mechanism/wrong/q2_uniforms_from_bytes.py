# The noise is made of single bytes, so that equal noise is common and the first of equals wins too often, as for twelve equal utilities.
def pick(utilities, epsilon, sensitivity, draws, rng):
    k = len(utilities)
    grains = np.frombuffer(rng.bytes(draws * k), dtype=np.uint8).reshape(draws, k)
    noise = -np.log(-np.log((grains + 0.5) / 256))
    scores = np.array([epsilon * u / (2 * sensitivity) for u in utilities])
    return [int(place) for place in (scores + noise).argmax(axis=1)]
