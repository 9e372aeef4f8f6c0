# Sorts all changes and takes the last.
def oracle(query, data_sets, related):
    changes = [0]
    for x, y in itertools.combinations(data_sets, 2):
        if related(x, y):
            f, g = (
                np.ravel(np.array([query(x)], dtype=object)),
                np.ravel(np.array([query(y)], dtype=object)),
            )
            changes.append(sum(abs(d) for d in (f - g).tolist()))
    return sorted(changes)[-1]
