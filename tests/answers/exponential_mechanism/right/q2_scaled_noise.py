# Scales the noise instead of the utilities.
def pick(utilities, epsilon, sensitivity, draws, rng):

    noise = rng.gumbel(scale=2 * sensitivity / epsilon, size=(draws, len(utilities)))
    return list(np.argmax(np.array(utilities) + noise, axis=1))
