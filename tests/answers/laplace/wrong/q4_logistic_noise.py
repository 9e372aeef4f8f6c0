# Logistic noise of the same variance, right in mean and variance but not in shape. Law: any.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    counts = Counter(data)
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    same_variance = scale * math.sqrt(6) / math.pi
    return [counts[b] + rng.logistic(scale=same_variance) for b in bins]
