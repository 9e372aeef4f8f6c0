# Normal noise with the standard deviation of Gumbel noise, pi over root 6.
# Witness: pick([6] + [0] * 59, 2, 1, 3000, rng): candidate 0 has probability 0.983; right: 0.872. pick([9, 0], 1, 1, 3000, rng): candidate 1 has 0.0066; right 0.0110.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)
    noise = rng.normal(0, math.pi / math.sqrt(6), size=(draws, len(scores)))
    return (scores + noise).argmax(axis=1)
