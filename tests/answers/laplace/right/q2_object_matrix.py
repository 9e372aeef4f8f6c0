# Object matrix
def oracle(query, data_sets, related):
    found = {0}
    for x in data_sets:
        for y in data_sets:
            if x != y and related(x, y):
                d = np.atleast_1d(np.array(query(x), dtype=object)) - np.atleast_1d(
                    np.array(query(y), dtype=object)
                )
                found.add(sum(np.abs(d).tolist()))
    return sorted(found)[-1]
