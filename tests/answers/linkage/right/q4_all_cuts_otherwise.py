# Right: all cuts.
def anonymise(ages, k):
    people = sorted(range(len(ages)), key=ages.__getitem__)
    winner = None
    for cuts in itertools.product((False, True), repeat=len(ages) - 1):
        groups = [[people[0]]]
        for cut, p in zip(cuts, people[1:]):
            if cut:
                groups.append([p])
            else:
                groups[-1].append(p)
        if min(map(len, groups)) < k:
            continue
        loss = sum(len(g) * (ages[g[-1]] - ages[g[0]]) for g in groups)
        if winner is None or loss < winner[0]:
            winner = loss, groups
    out = np.zeros((len(ages), 2))
    for g in winner[1]:
        out[g] = ages[g[0]], ages[g[-1]]
    return out
