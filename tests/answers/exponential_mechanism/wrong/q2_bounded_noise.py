# Keeps the uniform numbers between 0.002 and 0.998, to be safe from infinite noise, and so cuts the tail of the Gumbel noise.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = np.array(utilities, dtype=float) * float(epsilon) / (2 * float(sensitivity))
    u = np.clip(rng.random((draws, len(scores))), 0.002, 0.998)
    return (scores - np.log(-np.log(u))).argmax(axis=1)
