# Exponents are cut at 700 against overflow, instead of taking away the largest.
def pick(utilities, epsilon, sensitivity, draws, rng):
    w = [math.exp(min(700, epsilon * u / (2 * sensitivity))) for u in utilities]
    p = np.array(w) / max(w)
    p = p / p.sum()
    return rng.choice(len(p), size=draws, p=p).tolist()
