# Joins the tables as a database does, and counts names.
def link(records, register, keys):
    joined = {
        (i, v["name"])
        for (i, r), v in itertools.product(enumerate(records), register)
        if all(r[c] == v[c] and r[c] is not None for c in keys)
    }
    number = Counter(i for i, _ in joined)
    name_of = dict(joined)
    return np.array([name_of[i] if number[i] == 1 else None for i in range(len(records))], object)
