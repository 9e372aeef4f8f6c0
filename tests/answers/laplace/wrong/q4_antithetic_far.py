# The second half of a long histogram takes back the noise of the first.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    # the second half of a long histogram gets the first half's noise with the other sign
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    c = Counter(data)
    k = len(bins)
    if k < 6:
        noise = rng.laplace(scale=scale, size=k)
    else:
        half = rng.laplace(scale=scale, size=(k + 1) // 2)
        noise = np.concatenate([half, -half])[:k]
    return [c[b] + z for b, z in zip(bins, noise)]
