# A group is taken to be no larger than the number of people.
def group_bounds(x, y, epsilon):
    here, there = Counter(x), Counter(y)
    k = sum(abs(here[r] - there[r]) for r in here.keys() | there.keys())
    edits = k / 2 * epsilon if len(x) == len(y) else math.inf
    return min(k, max(len(x), len(y))) * epsilon, edits
