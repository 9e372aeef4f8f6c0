# Helper gap.
def gap(u, v):
    if not u and not v:
        return 0
    return abs(math.log(u) - math.log(v)) if u and v else math.inf


def worst_log_ratio(table, related):
    return max(
        (
            gap(table[x].get(a, 0), table[y].get(a, 0))
            for x, y in itertools.combinations(table, 2)
            if related(x, y)
            for a in itertools.chain(table[x], table[y])
        ),
        default=0,
    )
