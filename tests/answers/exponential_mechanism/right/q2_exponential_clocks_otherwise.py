# The clock that rings first, in logarithms, candidate by candidate.
def pick(utilities, epsilon, sensitivity, draws, rng):
    winner = np.zeros(draws, dtype=int)
    earliest = np.full(draws, np.inf)
    for place, u in enumerate(utilities):
        rings = np.log(rng.standard_exponential(draws)) - float(epsilon) * float(u) / (2 * float(sensitivity))
        sooner = rings < earliest
        winner[sooner] = place
        earliest[sooner] = rings[sooner]
    return winner
