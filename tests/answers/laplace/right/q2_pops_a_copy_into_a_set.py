# A set of all changes, sorted at the end; the list is copied before it is emptied.
def oracle(query, data_sets, related):
    rows = []
    for x in data_sets:
        v = query(x)
        rows.append(np.array(v if isinstance(v, tuple) else (v,), dtype=object))
    steps = [
        int(0) + np.abs(rows[i] - rows[j]).sum()
        for i in range(len(rows))
        for j in range(i)
        if related(data_sets[j], data_sets[i])
    ]
    return max(steps, default=0)
