# For a single draw the bare place is returned, not a list of one.
def pick(utilities, epsilon, sensitivity, draws, rng):
    s = epsilon * np.array(utilities, float) / (2 * sensitivity)
    found = (s + rng.gumbel(size=(draws, len(s)))).argmax(axis=1).tolist()
    return found[0] if draws == 1 else found
