# The last third of the list is a part of the rest in another order: right chances, but picks are used twice.
# Witness: pick([0, 0], 1, 1, 3000, rng): the number of picks of candidate 0 has the standard deviation 35; right: 27.4.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)
    races = rng.gumbel(size=(draws - draws // 3, len(scores)))
    picks = (scores + races).argmax(axis=1)
    return np.concatenate([picks, rng.permutation(picks)[: draws // 3]])
