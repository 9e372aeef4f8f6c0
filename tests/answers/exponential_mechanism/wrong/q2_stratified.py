# The unit interval is cut into `draws` strata and one number drawn in each: counts are nearly fixed.
# Witness: pick([0, 0], 1, 1, 100, rng): the number of picks of candidate 0 is always 50; right: binomial, standard deviation 5.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)
    sums = np.cumsum(np.exp(scores - scores.max()))
    u = (rng.permutation(draws) + rng.random(draws)) / draws
    return np.minimum(np.searchsorted(sums / sums[-1], u, side="right"), len(scores) - 1)
