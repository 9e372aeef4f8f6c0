# The noise of every second row is minus that of the row before. Law: votes [50, 50] of 100: the labels always differ.
def labels(votes, teachers, sigma, rng):
    n = len(votes)
    half = rng.normal(scale=sigma * math.sqrt(2), size=(n + 1) // 2)
    noise = np.column_stack([half, -half]).ravel()[:n]
    return (2 * np.array(votes, dtype=float) - teachers + noise > 0).astype(int)
