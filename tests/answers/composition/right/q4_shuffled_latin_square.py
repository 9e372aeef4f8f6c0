# By shuffled latin square.
def pad(k):
    rng = np.random.default_rng()
    columns, symbols = rng.permutation(k).tolist(), rng.permutation(k).tolist()
    square = [[symbols[(x + columns[r]) % k] for r in range(k)] for x in range(k)]
    return {x: {(r, b): Fraction(1, k) for r, b in enumerate(square[x])} for x in range(k)}
