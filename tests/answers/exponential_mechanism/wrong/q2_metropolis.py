# A Metropolis chain, one step a pick, from an exact first pick: right chances, but neighbours in the list depend.
# Witness: pick([6, 0], 1, 1, 3000, rng): a pick of candidate 1 follows on one of candidate 1 with probability 1/2; right: 0.047, whatever came before.
def pick(utilities, epsilon, sensitivity, draws, rng):
    k = len(utilities)
    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)
    at = int(np.argmax(scores + rng.gumbel(size=k)))
    picks = []
    for _ in range(draws):
        picks.append(at)
        other = int(rng.integers(k))
        if rng.random() < math.exp(min(0.0, scores[other] - scores[at])):
            at = other
    return picks
