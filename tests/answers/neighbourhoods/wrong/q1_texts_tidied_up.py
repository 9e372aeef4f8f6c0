# Texts are stripped and made lower case first, so that "Flu" and "flu " are one record. Input: x = ("Flu",), y = ("flu ",), epsilon 1: (0, 0).
def group_bounds(x, y, epsilon):
    tidy = lambda record: record.strip().lower() if isinstance(record, str) else record
    here, there = Counter(map(tidy, x)), Counter(map(tidy, y))
    steps = sum(abs(here[r] - there[r]) for r in here.keys() | there.keys())
    return steps * epsilon, (steps / 2 * epsilon if len(x) == len(y) else math.inf)
