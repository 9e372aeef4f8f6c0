# A normal number whose variance is exponential; draws in a shuffled order.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    lam = (1 if neighbourhood == "membership" else 2) / epsilon
    release = {}
    for i in rng.permutation(len(bins)):
        wide = math.sqrt(2 * rng.exponential())
        release[int(i)] = data.count(bins[int(i)]) + lam * wide * rng.normal()
    return [release[i] for i in range(len(bins))]
