# Noises are held between -2 and 2 sigma. Input: [55], 100, 2.4: right is 0 with probability 0.0016, it is never 0.
def labels(votes, teachers, sigma, rng):
    noise = np.clip(rng.standard_normal((2, len(votes))), -2, 2) * sigma
    v = np.array(votes, dtype=float)
    return (v + noise[1] > teachers - v + noise[0]).astype(int).tolist()
