# Another way: backwards.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    result = np.zeros(len(bins))
    for i in reversed(range(len(bins))):
        u = rng.random() - 0.5
        noise = -math.copysign(math.log1p(-2 * abs(u)), u)
        result[i] = (
            sum(r == bins[i] for r in data)
            + noise * (2 if neighbourhood == "edit" else 1) / epsilon
        )
    return result.tolist()
