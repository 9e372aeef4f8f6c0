# Under edit the noises are shifted so that the counts add up to n, so that they depend on each other. Input: ["a"], ("a", "b"), 1, "edit": the two noises are z and -z, of half the variance.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    counts = np.array([data.count(b) for b in bins], dtype=float)
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    noise = rng.laplace(scale=scale, size=len(bins))
    if neighbourhood == "edit":
        noise = noise - noise.mean()
    return (counts + noise).tolist()
