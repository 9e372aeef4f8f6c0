# Only data sets up to eight places apart are compared.
def oracle(query, data_sets, related):
    """The L1 sensitivity of a query, by trying all related pairs of a list of data sets."""

    def change(x, y):
        here, there = query(x), query(y)
        if not isinstance(here, tuple):
            here, there = (here,), (there,)
        return sum(abs(s - t) for s, t in zip(here, there))

    pairs = [(x, y) for i, x in enumerate(data_sets) for y in data_sets[i + 1 : i + 9]]
    return max((change(x, y) for x, y in pairs if related(x, y)), default=0)
