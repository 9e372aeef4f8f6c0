# 256 noises are drawn and used again from bin 257 on. Law: with 1000 bins the noises of bins 1 and 257 are equal.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    counts = Counter(data)
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    noise = rng.laplace(scale=scale, size=256)
    return [counts[b] + float(noise[i % 256]) for i, b in enumerate(bins)]
