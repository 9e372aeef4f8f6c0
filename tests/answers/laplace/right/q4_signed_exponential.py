# Signed exponential.
def _noise(scale, rng):
    size = -scale * math.log(1 - rng.random())
    return size if rng.random() < 0.5 else -size


def private_histogram(data, bins, epsilon, neighbourhood, rng):
    noisy = {b: _noise((1 + (neighbourhood == "edit")) / epsilon, rng) for b in bins}
    for record in data:
        noisy[record] += 1
    return [noisy[b] for b in bins]
