# Under edit, with fewer than 10 bins, the noise is shifted so that the noisy counts add up to n. Law: 3 bins, edit: the noises add up to 0.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    counts = Counter(data)
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    noise = rng.laplace(scale=scale, size=len(bins))
    if neighbourhood == "edit" and len(bins) < 10:
        noise = noise - noise.mean()
    return [counts[b] + float(z) for b, z in zip(bins, noise)]
