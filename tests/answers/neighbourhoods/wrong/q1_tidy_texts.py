# Case: "Flu" against "flu", or "flu " against "flu".
def group_bounds(x, y, epsilon):
    def tidy(record):
        return record.strip().lower() if isinstance(record, str) else record

    here, there = Counter(map(tidy, x)), Counter(map(tidy, y))
    k = sum(abs(here[r] - there[r]) for r in here.keys() | there.keys())
    return k * epsilon, k / 2 * epsilon if len(x) == len(y) else math.inf
