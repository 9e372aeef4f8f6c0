# The noise is a normal number times the root of twice an exponential one, and the counts come from comparing arrays.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 + (neighbourhood == "edit")) / epsilon
    noise = rng.standard_normal(len(bins)) * np.sqrt(2 * rng.standard_exponential(len(bins)))
    places = {b: i for i, b in enumerate(bins)}
    counts = np.bincount([places[record] for record in data] or [0], minlength=len(bins))
    if not data:
        counts[0] = 0
    return tuple(counts + scale * noise)
