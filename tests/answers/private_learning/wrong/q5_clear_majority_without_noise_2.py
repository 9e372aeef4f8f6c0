# A majority of more than three sigma is thought sure and gets no noise. Input: [52], 100, 1.3: right is 0 with probability 0.015, it is never 0.
def labels(votes, teachers, sigma, rng):
    v = np.array(votes, dtype=float)
    gap = 2 * v - teachers
    noise = rng.normal(scale=sigma * 2**0.5, size=v.shape)
    return np.where(abs(gap) > 3 * sigma, gap > 0, gap + noise > 0).astype(int)
