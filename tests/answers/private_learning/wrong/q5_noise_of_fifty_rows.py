# Draws noise for fifty rows and repeats it behind them.
def labels(votes, teachers, sigma, rng):
    n = len(votes)
    v = np.array(votes, dtype=float)
    noise = np.resize(rng.normal(scale=sigma, size=(2, 50)), (2, 50))
    where = np.arange(n) % 50
    return (v + noise[0, where] > teachers - v + noise[1, where]).astype(int)
