# A set of all changes, sorted at the end; the list is copied before it is emptied.
def oracle(query, data_sets, related):
    copy, found = [*data_sets], set()
    while copy:
        x = copy.pop()
        for y in copy:
            if related(y, x):
                a, b = query(x), query(y)
                a, b = (a, b) if isinstance(a, tuple) else ([a], [b])
                found.add(sum(max(s - t, t - s) for s, t in zip(a, b)))
    return sorted(found)[-1] if found else 0
