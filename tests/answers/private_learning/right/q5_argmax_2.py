# A table of two columns of counts, normal noise on all of it, and argmax along the rows.
def labels(votes, teachers, sigma, rng):
    table = np.array([(teachers - v, v) for v in votes], dtype=float).reshape(-1, 2)
    return (table + sigma * rng.standard_normal(table.shape)).argmax(axis=1).tolist()
