# Uniform numbers through the inverse distribution function.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    lam = (1 + (neighbourhood == "edit")) / epsilon

    def noise():
        u = 1.0 - rng.random()  # above 0, at most 1
        return lam * math.log(u) if rng.integers(2) else -lam * math.log(u)

    return [data.count(b) + noise() for b in bins]
