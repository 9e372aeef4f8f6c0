# Noise beyond six scales is drawn again, so that far answers never come. Input: [], range(1000) as a tuple, 1, "edit", many times: none of 400 noises expected beyond 12 in 160000.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    counts = Counter(data)
    scale = (1 if neighbourhood == "membership" else 2) / epsilon

    def noise():
        while True:
            z = rng.laplace(scale=scale)
            if abs(z) <= 6 * scale:
                return z

    return [counts[b] + noise() for b in bins]
