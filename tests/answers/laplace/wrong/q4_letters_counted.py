# Counts a word wherever it stands within a record.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    return [sum(b in record for record in data) + rng.laplace(scale=scale) for b in bins]
