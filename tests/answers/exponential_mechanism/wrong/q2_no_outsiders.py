# Candidates whose score is more than 4 behind the best never take part in the race.
# Witness: pick([9] + [0] * 59, 1, 1, 3000, rng): candidate 0 has probability 1; right: 0.604.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)
    scores[scores < scores.max() - 4] = -np.inf
    return (scores + rng.gumbel(size=(draws, len(scores)))).argmax(axis=1)
