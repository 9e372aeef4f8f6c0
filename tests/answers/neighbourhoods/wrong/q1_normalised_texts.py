# Cleans the records first: capitals and spaces around them do not count.
# Witness: group_bounds(("flu", "Flu "), ("flu", "flu"), 1) gives (0, 0.0); right is (2, 1).
def group_bounds(x, y, epsilon):
    def clean(record):
        return record.strip().lower() if isinstance(record, str) else record

    here, there = Counter(map(clean, x)), Counter(map(clean, y))
    k = sum(abs(here[r] - there[r]) for r in here | there)
    return k * epsilon, k / 2 * epsilon if len(x) == len(y) else math.inf
