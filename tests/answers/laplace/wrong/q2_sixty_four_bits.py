# The answers are held in numpy's whole numbers of 64 bits, which overflow for a change from -2^62 to 2^62.
def oracle(query, data_sets, related):
    worst = 0
    for x, y in itertools.combinations(data_sets, 2):
        if related(x, y):
            change = np.abs(np.atleast_1d(query(x)) - np.atleast_1d(query(y))).sum()
            change = int(change) if isinstance(change, np.integer) else change
            worst = max(worst, change)
    return worst
