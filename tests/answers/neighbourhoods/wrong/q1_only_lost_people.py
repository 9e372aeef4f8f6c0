# No walk of edits if people leave, but newcomers are overlooked.
def group_bounds(x, y, epsilon):
    here, there = Counter(x), Counter(y)
    k = sum(abs(here[r] - there[r]) for r in here.keys() | there.keys())
    return k * epsilon, (math.inf if len(x) > len(y) else k / 2 * epsilon)
