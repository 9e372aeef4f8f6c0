# Takes one data set off a copy after another; asks related only if the change is larger.
def oracle(query, data_sets, related):
    rest, best = list(data_sets), 0
    rest.reverse()
    while rest:
        x = rest.pop()
        fx = query(x)
        for y in rest:
            fy = query(y)
            pairs = zip(fx, fy) if isinstance(fx, tuple) else [(fx, fy)]
            change = sum(max(a, b) - min(a, b) for a, b in pairs)
            if best < change and related(y, x):
                best = change
    return best
