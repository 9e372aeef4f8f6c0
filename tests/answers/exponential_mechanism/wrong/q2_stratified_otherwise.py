# Spreads the uniforms evenly over the draws and shuffles them: single picks are right, but the counts vary far too little.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = np.array(utilities, dtype=float) * float(epsilon) / (2 * float(sensitivity))
    sums = np.cumsum(np.exp(scores - scores.max()))
    u = (rng.permutation(draws) + rng.random(draws)) / draws
    return np.minimum(np.searchsorted(sums, u * sums[-1], side="right"), len(sums) - 1)
