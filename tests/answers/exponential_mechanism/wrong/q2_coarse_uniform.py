# Gumbel noise from uniforms of two decimals (0.01 to 0.99), so that noise never exceeds 4.6.
def pick(utilities, epsilon, sensitivity, draws, rng):
    s = epsilon * np.array(utilities, float) / (2 * sensitivity)
    u = rng.integers(1, 100, size=(draws, len(s))) / 100
    return (s - np.log(-np.log(u))).argmax(axis=1).tolist()
