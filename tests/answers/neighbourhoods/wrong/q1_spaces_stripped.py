# Wrong for x = ("flu",), y = ("flu ",): two different texts, here taken for the same.
def group_bounds(x, y, epsilon):
    here, there = (Counter(str(record).strip() for record in data) for data in (x, y))
    steps = sum(abs(here[r] - there[r]) for r in {*here, *there})
    return steps * epsilon, steps / 2 * epsilon if len(x) == len(y) else math.inf
