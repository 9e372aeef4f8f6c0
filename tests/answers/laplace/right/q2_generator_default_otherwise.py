# Generator default
def oracle(query, data_sets, related):
    told = [q if isinstance(q, tuple) else (q,) for q in map(query, data_sets)]
    return max(
        (
            sum(max(u - v, v - u) for u, v in zip(told[i], told[j]))
            for i in range(len(told))
            for j in range(i)
            if related(data_sets[j], data_sets[i])
        ),
        default=0,
    )
