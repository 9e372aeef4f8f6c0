# A gap of two sigma or more is taken as clear and gets no noise. Law: votes [65] of 100, sigma 15: it must be 0 with probability 0.079.
def labels(votes, teachers, sigma, rng):
    gaps = 2 * np.array(votes, dtype=float) - teachers
    noise = rng.normal(scale=sigma * math.sqrt(2), size=len(votes))
    noise[np.abs(gaps) >= 2 * sigma] = 0
    return (gaps + noise > 0).astype(int)
