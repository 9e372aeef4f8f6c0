# Exponents are cut at 700 instead of shifted, so the best of large utilities tie. Input: [10000, 9000], epsilon 1, sensitivity 1.
def pick(utilities, epsilon, sensitivity, draws, rng):
    w = [math.exp(max(-700, min(700, epsilon * u / (2 * sensitivity)))) for u in utilities]
    top = max(w)
    p = np.array(w) / top
    return rng.choice(len(w), size=draws, p=p / p.sum())
