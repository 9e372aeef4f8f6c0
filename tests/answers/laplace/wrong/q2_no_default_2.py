# Wrong for a list without data sets: the maximum of nothing raises an error.
def oracle(query, data_sets, related):
    rows = []
    for x in data_sets:
        v = query(x)
        rows.append(v if isinstance(v, tuple) else (v,))
    return max(
        sum(abs(s - t) for s, t in zip(rows[i], rows[j])) * related(data_sets[i], data_sets[j])
        for i in range(len(rows))
        for j in range(len(rows))
    )
