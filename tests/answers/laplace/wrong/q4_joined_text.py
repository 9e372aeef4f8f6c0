# Counts in one text of all records.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    text = " ".join(data)
    return [text.count(b) + rng.laplace(scale=scale) for b in bins]
