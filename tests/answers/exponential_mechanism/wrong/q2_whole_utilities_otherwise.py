# Utilities are cut to whole numbers.
def pick(utilities, epsilon, sensitivity, draws, rng):
    s = np.array([epsilon * int(u) / (2 * sensitivity) for u in utilities])
    return [int(np.argmax(s + rng.gumbel(size=len(s)))) for _ in range(draws)]
