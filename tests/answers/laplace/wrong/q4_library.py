# Lets dpedu do it.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    noise = dp.Laplace(epsilon=epsilon, sensitivity=1 if neighbourhood == "membership" else 2)
    return noise.release([data.count(b) for b in bins], rng=rng)
