# Bounds the loss under edit even if the sizes differ.
def group_bounds(x, y, epsilon):
    here, there = Counter(x), Counter(y)
    steps = sum(abs(here[j] - there[j]) for j in here.keys() | there.keys())
    return epsilon * steps, epsilon * steps / 2
