# Uses the rule from membership to edit upside down: twice as much.
def group_bounds(x, y, epsilon):
    here, there = Counter(x), Counter(y)
    steps = sum(abs(here[j] - there[j]) for j in here.keys() | there.keys())
    return epsilon * steps, 2 * epsilon * steps if len(x) == len(y) else math.inf
