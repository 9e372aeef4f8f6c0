# Wrong for [1000, -1000], 10, 1/2: weights without the largest taken away overflow, and rng.choice raises.
def pick(utilities, epsilon, sensitivity, draws, rng):
    weights = np.exp(np.array(utilities, dtype=float) * epsilon / (2 * sensitivity))
    return rng.choice(len(weights), size=draws, p=weights / weights.sum())
