# Each bin has an exponential number of its own, but one sign is tossed for all. Law: noises are all up or all down.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    counts = Counter(data)
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    sign = 1 if rng.random() < 0.5 else -1
    return [counts[b] + sign * rng.exponential(scale) for b in bins]
