# Rounds noisy scores to one decimal: ties go to the first.
def pick(utilities, epsilon, sensitivity, draws, rng):
    s = np.array(utilities) * epsilon / (2 * sensitivity)
    return (s + rng.gumbel(size=(draws, len(s)))).round(1).argmax(axis=1).tolist()
