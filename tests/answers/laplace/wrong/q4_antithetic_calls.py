# Keeps the noise of a call and uses it with the other sign in the next one, to cancel errors.
# Witness: of each two calls the second has the noise of the first with the other sign: correlation -1 instead of 0; and the same seed gives different releases.
SPARE = []


def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    if SPARE and len(SPARE[0]) == len(bins):
        z = -SPARE.pop()
    else:
        SPARE.clear()
        z = rng.laplace(size=len(bins))
        SPARE.append(z)
    return [data.count(b) + scale * float(e) for b, e in zip(bins, z)]
