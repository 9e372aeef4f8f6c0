# Everything is linear in one record, so that the worst people sit at the ends of the interval.
def sensitivities(low, high, n, neighbourhood):
    ends = (low, high)
    records = [(v, yes) for v in ends for yes in (True, False)]
    bins = lambda r: (1, 0) if r[0] == low else (0, 1)
    queries = [
        lambda r: (r[0],),
        lambda r: (r[0] if r[1] else 0,),
        lambda r: (1,),
        bins,
    ]
    found = []
    for f in queries:
        if neighbourhood == "edit":
            steps = (sum(abs(a - b) for a, b in zip(f(r), f(s))) for r in records for s in records)
        else:
            steps = (sum(abs(a) for a in f(r)) for r in records)
        found.append(max(steps))
    people = n if neighbourhood == "edit" else 2
    found.append(max(abs(a - b) for a in ends for b in ends) / people)
    return np.array(found)
