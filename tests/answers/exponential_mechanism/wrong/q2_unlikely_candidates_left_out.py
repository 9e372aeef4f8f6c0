# Candidates with less than a hundredth of the best weight are left out, though many of them weigh much. Input: [10] + [0] * 59, epsilon 1, sensitivity 1 (28 % are lost).
def pick(utilities, epsilon, sensitivity, draws, rng):
    z = np.array(utilities, float) * epsilon / (2 * sensitivity)
    p = np.exp(z - z.max())
    p[p < 0.01] = 0
    return rng.choice(len(p), size=draws, p=p / p.sum())
