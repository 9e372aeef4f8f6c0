# Propose a candidate uniformly and accept it with its weight over the best one's.
def pick(utilities, epsilon, sensitivity, draws, rng):
    values = np.array(utilities, dtype=float)
    weights = np.exp(float(epsilon) * (values - values.max()) / (2 * float(sensitivity)))
    picks = []
    while len(picks) < draws:
        proposals = rng.integers(0, len(weights), size=256)
        accepted = proposals[rng.random(256) < weights[proposals]]
        picks.extend(int(a) for a in accepted)
    return picks[:draws]
