# Geometric noise, as whole numbers.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    counts = Counter(data)
    q = math.exp(-1 / scale)
    return [counts[b] + int(rng.geometric(1 - q)) - int(rng.geometric(1 - q)) for b in bins]
