# Looks at 25 candidates at most.
def pick(utilities, epsilon, sensitivity, draws, rng):
    s = np.array(utilities[:25]) * epsilon / (2 * sensitivity)
    return (s + rng.gumbel(size=(draws, len(s)))).argmax(axis=1).tolist()
