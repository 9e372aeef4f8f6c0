# Looks at the first related data set of each only, and goes on to the next.
# Witness: oracle(lambda x: x[0], [(0,), (1,), (9,)], edit) returns 8; right is 9.
def oracle(query, data_sets, related):
    largest = 0
    for i, x in enumerate(data_sets):
        y = next((y for y in data_sets[i + 1 :] if related(x, y)), None)
        if y is not None:
            a, b = query(x), query(y)
            if not isinstance(a, tuple):
                a, b = (a,), (b,)
            largest = max(largest, sum(abs(s - t) for s, t in zip(a, b)))
    return largest
