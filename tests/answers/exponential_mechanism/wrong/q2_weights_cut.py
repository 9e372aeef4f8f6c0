# Exponents are cut to between -700 and 700 and no utility is taken away, so all huge scores are tied.
# Witness: pick([3000, 2900], 1, 0.5, 100, rng): candidate 0 has probability 1/2; right: 1 - 4e-44.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)
    weights = np.exp(np.clip(scores, -700, 700))
    return rng.choice(len(scores), size=draws, p=weights / weights.sum()).tolist()
