# Calls it infinite only if the sizes differ by one.
def group_bounds(x, y, epsilon):
    here, there = Counter(x), Counter(y)
    steps = sum(abs(here[j] - there[j]) for j in here.keys() | there.keys())
    return epsilon * steps, math.inf if abs(len(x) - len(y)) == 1 else epsilon * steps / 2
