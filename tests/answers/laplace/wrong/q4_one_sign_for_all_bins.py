# Each bin has an exponential size of its own, but one sign is drawn for all. Input: [], ("a", "b"), 1, "membership": both noises always have the same sign.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    counts = Counter(data)
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    sign = 1 if rng.random() < 0.5 else -1
    return [counts[b] + sign * rng.exponential(scale) for b in bins]
