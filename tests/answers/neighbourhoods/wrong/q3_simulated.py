# N from 8, or small p: numbers not seen in 200 draws are taken for impossible, under x and x'.
def certificate(n, p):
    rng = np.random.default_rng(1)
    x = np.ones(n, dtype=int)
    other = x[:-1]

    def seen(bits):
        flips = rng.random((200, len(bits))) < float(p)
        return set((bits ^ flips).sum(axis=1).tolist())

    return tuple(x.tolist()), tuple(other.tolist()), seen(x) - seen(other)
